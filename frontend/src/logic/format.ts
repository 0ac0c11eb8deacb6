/**
 * Formats numbers for people, with the separators of the reader's language. All numbers of the page are formatted here.
 * A missing or infinite one becomes a dash.
 */

import type { Metric } from "../api/overview";

export const DASH = "–";
const NBSP = "\u00a0";

type Maybe = number | null | undefined;

/** Undefined: the browser's language. */
let locale: string | undefined;
const formatters = new Map<number, Intl.NumberFormat>();

/** Sets the language, for tests. */
export function setLocale(tag: string | undefined): void {
  locale = tag;
  formatters.clear();
}

/** Formats with a fixed number of decimals; thousands are separated from 10 000 on. */
function digits(value: number, decimals: number): string {
  let formatter = formatters.get(decimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: "min2" as unknown as boolean,
    });
    formatters.set(decimals, formatter);
  }
  return formatter.format(value);
}

function isNumber(value: Maybe): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** A duration given in milliseconds: 21.31 ms, 1.204 s, 0.043 ms, 4.2 µs. */
export function formatMs(ms: Maybe): string {
  if (!isNumber(ms)) return DASH;
  const unit = msUnit(ms);
  return `${formatBare(ms, unit)}${NBSP}${unit}`;
}

/** Units of durations. */
type TimeUnit = "µs" | "ms" | "s";

export const MS_PER_UNIT: Record<TimeUnit, number> = { "µs": 1e-3, ms: 1, s: 1e3 };

export function msUnit(ms: number): TimeUnit {
  const size = Math.abs(ms);
  if (size >= 999.95) return "s";
  return size > 0 && size < 0.01 ? "µs" : "ms";
}

/** The number without its unit, for axes and columns that name the unit once. */
export function formatBare(ms: Maybe, unit: TimeUnit): string {
  return isNumber(ms) ? significant(ms / MS_PER_UNIT[unit]) : DASH;
}

/** Mean and deviation in the same unit and with the same decimals: 21.31 ± 0.20 ms. */
export function formatSpread(mean: number, stdev: number): string {
  const unit = msUnit(mean);
  const decimals = decimalsFor(mean / MS_PER_UNIT[unit]);
  return `±${NBSP}${digits(stdev / MS_PER_UNIT[unit], decimals)}${NBSP}${unit}`;
}

/** A signed difference, also in percent of `base`: +27.50 ms (+59.6 %). */
export function formatDelta(ms: Maybe, base: Maybe): string {
  if (!isNumber(ms)) return DASH;
  const percent = isNumber(base) && base !== 0 ? ` (${formatSigned((100 * ms) / Math.abs(base), "%")})` : "";
  return formatSigned(ms, "ms") + percent;
}

/** A value in its unit, with its sign: +3.100 ms, −0.5 %, 0 ms. */
export function formatSigned(value: Maybe, unit: string): string {
  if (!isNumber(value)) return DASH;
  const sign = value > 0 ? "+" : value < 0 ? "\u2212" : "";
  const size = formatValue(Math.abs(value), unit);
  // Smaller than the smallest printed number, so the sign is left out.
  return size.startsWith("<") ? size : sign + size;
}

/** A share in percent: 62.3 %, 0 %, <0.1 %, 100 %. Only exactly 100 is printed as 100. */
export function formatPercent(percent: Maybe): string {
  if (!isNumber(percent)) return DASH;
  return `${percentDigits(percent)}${NBSP}%`;
}

function percentDigits(percent: number): string {
  if (percent === 0 || percent === 100) return String(percent);
  if (percent > 0 && percent < 0.05) return `<${digits(0.1, 1)}`;
  if (percent < 100 && percent >= 99.95) return `>${digits(99.9, 1)}`;
  return digits(percent, 1);
}

/** A count: 12 345. */
export function formatCount(value: Maybe): string {
  return isNumber(value) ? digits(Math.round(value), 0) : DASH;
}

/** A plain number: integers in full, others with four significant digits. */
export function formatNumber(value: Maybe): string {
  if (!isNumber(value)) return DASH;
  return Number.isInteger(value) ? digits(value, 0) : significant(value);
}

/** A value in the unit of a metric. */
export function formatValue(value: Maybe, unit: string): string {
  if (!isNumber(value)) return DASH;
  switch (unit) {
    case "ms":
      return formatMs(value);
    case "%":
      return formatPercent(value);
    case "count":
      return formatNumber(value);
    case "bytes":
      return formatMemory(value);
    case "1/s":
      return `${significant(value)}${NBSP}/${NBSP}s`;
    default:
      return unit === "" ? significant(value) : `${significant(value)}${NBSP}${unit}`;
  }
}

/** A tick label, with enough decimals to distinguish ticks that are `step` apart. */
export function formatTick(value: number, step: number): string {
  return digits(value, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
}

/** Splits a text into number and unit, which are set in different sizes. */
export function splitUnit(text: string): [number: string, unit: string] {
  const at = text.lastIndexOf(NBSP);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

export function formatMetric(metric: Metric): string {
  return formatValue(metric.value, metric.unit);
}

/** A sentence of the server, without line breaks between a number and its unit. */
export function unbroken(sentence: string): string {
  return sentence.replace(NUMBER_AND_UNIT, `$1${NBSP}$2`);
}

const NUMBER_AND_UNIT = /(\d) (%|(?:µs|ms|s|(?:[kMGT]|[KMGT]i)?B|[GT]?FLOPs?(?:\/s)?|[GT]B\/s|steps?)(?![\w/]))/g;

/** A size: 512 B, 1.4 MB (powers of 1000). */
export function formatBytes(bytes: Maybe): string {
  if (!isNumber(bytes)) return DASH;
  const units = ["B", "kB", "MB", "GB", "TB"];
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${digits(size, unit === 0 || size >= 99.95 ? 0 : 1)}${NBSP}${units[unit]}`;
}

/** Memory of a device: 512 B, 1.416 GiB (powers of 1024, as frameworks print it). */
export function formatMemory(bytes: Maybe): string {
  if (!isNumber(bytes)) return DASH;
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let size = bytes;
  let unit = 0;
  while (Math.abs(size) >= 999.95 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? digits(size, 0) : significant(size)}${NBSP}${units[unit]}`;
}

/** Nanoseconds since 1970 as a date in UTC: 2024-03-05 14:02:11 UTC. */
export function formatEpochNs(ns: Maybe): string {
  if (!isNumber(ns) || ns <= 0) return DASH;
  const date = new Date(ns / 1e6);
  if (Number.isNaN(date.getTime())) return DASH;
  return `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** "1 step", "3 steps". */
export function plural(count: number, noun: string): string {
  return `${formatCount(count)}${NBSP}${noun}${count === 1 ? "" : "s"}`;
}

/** A JSON key as a label: capture_ms -> "Capture ms". */
export function humanize(key: string): string {
  const words = key.replace(/_/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The decimals that make four significant digits, at most three. */
function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 1000) return 0;
  if (size >= 99.995) return 1;
  if (size >= 9.9995) return 2;
  return 3;
}

function significant(value: number): string {
  if (value !== 0 && Math.abs(value) < 0.0005) return `${value < 0 ? ">-" : "<"}${digits(0.001, 3)}`;
  return digits(value, decimalsFor(value));
}
