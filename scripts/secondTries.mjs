/** A reporter for Vitest that names the tests that passed only on their second try: each has a cause to look for. */
export default class SecondTries {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    console.log(`\n  passed on its second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message } of test.result().errors ?? []) console.log(`    ${message}`);
  }
}
