/** Numbers in tests are English, whatever the machine's language. */

import { setLocale } from "../logic/format";

setLocale("en");
