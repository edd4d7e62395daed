import type { EditableSurvey } from '../surveys';
import { impossibleConditions } from './conditions';
import { widgetContrast } from './contrast';
import { doubleBarrelled } from './double-barrelled';
import { imageLabels, missingPictures } from './image-labels';
import { leading } from './leading';
import { length } from './length';
import type { Rule, Suggestion } from './suggestion';

export type { Suggestion, SuggestionCode } from './suggestion';

/** All rules; a new one is a file and a line here. */
const RULES: readonly Rule[] = [
	doubleBarrelled,
	leading,
	missingPictures,
	imageLabels,
	impossibleConditions,
	length,
	widgetContrast,
];

/** The position of a field's question; fields outside questions come last. */
function position( { field }: Suggestion ): number {
	const index = /^questions\[(\d+)\]/.exec( field )?.[ 1 ];
	return index === undefined ? Infinity : Number( index );
}

/** How a survey could be better, in the order of its questions. */
export function lint( survey: EditableSurvey ): Suggestion[] {
	return RULES.flatMap( ( rule ) => rule( survey ) ).sort(
		( a, b ) => position( a ) - position( b ) || 0
	);
}
