export type * from './generated';
export * from './comparison';
export {
	activeConditions,
	areAllOff,
	areQualifying,
	switched,
	valuesOf,
} from './conditions';
export * from './limits';
export * from './email-addresses';
export * from './field-errors';
export * from './option-changes';
export { optionIds, withOptionIds } from './option-ids';
export * from './option-operations';
export * from './options';
export * from './page-rules';
export * from './paths';
export * from './plain-text';
export * from './publication';
export * from './question-changes';
export * from './question-kinds';
export * from './question-operations';
export * from './question-texts';
export * from './questions';
export * from './redirects';
export * from './schedule';
export * from './site-time';
export * from './survey-operations';
export * from './surveys';
export * from './translations';
export {
	COLOR_SCHEMES,
	fieldsOfUnit,
	ownUnits,
	themingErrors,
	withOwnLook,
	withOwnStart,
	withPluginLook,
	withPluginStart,
} from './theming';
export type { LookUnit, Theming } from './theming';
export * from './validate';
export { WIDGET_DEFAULTS, WIDGET_FIELDS } from './generated';
export * from './validate-conditions';
export * from './results';
export * from './contrast';
export * from './uuid';
