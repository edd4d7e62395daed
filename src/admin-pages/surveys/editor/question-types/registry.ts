import { useSyncExternalStore } from '@wordpress/element';
import { addAction, applyFilters } from '@wordpress/hooks';
import type { KindOf } from '../../../../survey-model';
import type { QuestionTypeDefinition } from './definition';

type Definitions = readonly QuestionTypeDefinition[];

/** The filter that question types are registered with. A filter, so that a script may run before the builder or after it. */
export const QUESTION_TYPES_HOOK = 'userfeedback.questionTypes';

let known: Definitions | undefined;
const listeners = new Set< () => void >();

function refresh( hook: string ): void {
	if ( hook === QUESTION_TYPES_HOOK ) {
		known = undefined;
		listeners.forEach( ( listener ) => listener() );
	}
}
[ 'hookAdded', 'hookRemoved' ].forEach( ( action ) =>
	addAction( action, 'userfeedback/question-types', refresh )
);

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/** Whether it has what the builder cannot do without; other plugins' scripts are not type-checked. */
function isDefinition( value: unknown ): value is QuestionTypeDefinition {
	const { name, label } = ( value ??
		{} ) as Partial< QuestionTypeDefinition >;
	return typeof name === 'string' && typeof label === 'string';
}

/** All question types of the builder, in the order in which they are offered; the same list until another one is registered. */
export function questionTypes(): Definitions {
	if ( known === undefined ) {
		/**
		 * Filters the question types that the builder offers, edits and previews. Of two with one name the first counts.
		 *
		 * @since 0.2.0
		 * @param types The definitions, in the order in which they are offered; see QuestionTypeDefinition.
		 */
		const types = applyFilters( QUESTION_TYPES_HOOK, [] );
		const definitions = Array.isArray( types )
			? types.filter( isDefinition )
			: [];
		known = definitions.filter(
			( { name }, index ) =>
				definitions.findIndex( ( other ) => other.name === name ) ===
				index
		);
	}
	return known;
}

/** The definition of a type; undefined where this site does not know it. */
export function definitionOf(
	type: string
): QuestionTypeDefinition | undefined {
	return questionTypes().find( ( { name } ) => name === type );
}

/** What the survey model has to know of a type. */
export const kindOf: KindOf = ( type ) =>
	definitionOf( type ) ?? { name: type };

/** The question types of the builder, also those registered while it is open. */
export function useQuestionTypes(): Definitions {
	return useSyncExternalStore( subscribe, questionTypes );
}
