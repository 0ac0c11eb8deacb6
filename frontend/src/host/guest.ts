/**
 * The plugin's end of TensorBoard's plugin messages, which are experimental and unpublished: JSON strings over a
 * `MessageChannel` of which TensorBoard gets one port. Only "the user pressed reload" is used here; every other message
 * is answered too, because TensorBoard waits for one reply from each frame.
 */

interface Message {
  type: string;
  id: number;
  payload?: unknown;
  error?: string | null;
  isReply: boolean;
}

/** Calls `reload` when TensorBoard's reload button or its automatic reload asks for it. */
export function onHostReload(reload: () => void): void {
  if (window.parent === window) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = (event: MessageEvent<string>) => {
    let message: Message;
    try {
      message = JSON.parse(event.data) as Message;
    } catch {
      return;
    }
    if (message.isReply) return;
    if (message.type === "experimental.DataReloaded") reload();
    const reply: Message = {
      type: message.type,
      id: message.id,
      payload: null,
      error: null,
      isReply: true,
    };
    channel.port1.postMessage(JSON.stringify(reply));
  };
  window.parent.postMessage("experimental.bootstrap", "*", [channel.port2]);
}
