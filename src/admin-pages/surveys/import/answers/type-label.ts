import { definitionOf } from '../../editor/question-types';

/** The name of a question type for owners; its technical name if this site does not know it. */
export function typeLabel( type: string ): string {
	return definitionOf( type )?.label ?? type;
}
