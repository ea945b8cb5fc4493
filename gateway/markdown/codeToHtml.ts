import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import dart from "highlight.js/lib/languages/dart";
import diff from "highlight.js/lib/languages/diff";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import graphql from "highlight.js/lib/languages/graphql";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import markdown from "highlight.js/lib/languages/markdown";
import php from "highlight.js/lib/languages/php";
import powershell from "highlight.js/lib/languages/powershell";
import python from "highlight.js/lib/languages/python";
import r from "highlight.js/lib/languages/r";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import scala from "highlight.js/lib/languages/scala";
import scss from "highlight.js/lib/languages/scss";
import sql from "highlight.js/lib/languages/sql";
import swift from "highlight.js/lib/languages/swift";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import type { CodeLanguage } from "../domains/lessons/readerContract";
import { escapeHtml } from "../markup";
import { outputLimit, renderLimits } from "./contract";

const languages: Record<CodeLanguage, typeof bash> = {
  bash,
  c,
  cpp,
  csharp,
  css,
  dart,
  diff,
  dockerfile,
  go,
  graphql,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  powershell,
  python,
  r,
  ruby,
  rust,
  scala,
  scss,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Code as HTML, as it is. */
export const plainCode = (code: string): string => `<pre><code class="hljs">${escapeHtml(code)}</code></pre>`;

/** Whether code is highlighted: its language is known, and it is short, since long lines take very long. */
export const isHighlighted = (code: string, language: string): boolean =>
  language !== "" &&
  hljs.getLanguage(language) !== undefined &&
  code.length <= renderLimits.code &&
  code.split("\n").every((line) => line.length <= renderLimits.codeLine);

/** Code as HTML, highlighted where it can be. Takes long for hostile code: `renderCode` bounds it. */
export function codeToHtml(code: string, language: string): string {
  if (!isHighlighted(code, language)) return plainCode(code);
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true });
  if (value.length > outputLimit(code)) return plainCode(code);
  return `<pre><code class="hljs language-${escapeHtml(language)}">${value}</code></pre>`;
}
