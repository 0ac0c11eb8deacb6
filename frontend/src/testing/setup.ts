/** Numbers in tests are English, whatever the machine's language. */

import { setLocale } from "../format";

setLocale("en");
