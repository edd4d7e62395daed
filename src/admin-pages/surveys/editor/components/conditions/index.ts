export { ConditionFields } from './condition-fields';
export type { ConditionFieldNames } from './condition-fields';
export { ConditionList } from './condition-list';
export { blankCondition, subjectsIn } from './subjects';
export type { Subject } from './subjects';
export { conditionsPhrase } from './words';
