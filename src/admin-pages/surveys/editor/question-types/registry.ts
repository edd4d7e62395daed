import { useSyncExternalStore } from '@wordpress/element';
import { addAction, applyFilters } from '@wordpress/hooks';
import type { KindOf } from '@/survey-model';
import type { QuestionTypeDefinition } from './definition';

type Definitions = readonly QuestionTypeDefinition[];

/** The filter that registers question types. As a filter, it works for scripts that run before or after the builder. */
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

/** Whether it has all required fields; other plugins' scripts are not type-checked. */
function isDefinition( value: unknown ): value is QuestionTypeDefinition {
	const { name, label } = ( value ??
		{} ) as Partial< QuestionTypeDefinition >;
	return typeof name === 'string' && typeof label === 'string';
}

/** All question types of the builder in display order; the same array until another type is registered. */
export function questionTypes(): Definitions {
	if ( known === undefined ) {
		/**
		 * Filters the question types that the builder offers, edits and previews. If two have the same name, the
		 * first one is used.
		 *
		 * @since 0.2.0
		 * @param types The definitions in display order; see QuestionTypeDefinition.
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

/** The definition of a type; undefined if the type is unknown on this site. */
export function definitionOf(
	type: string
): QuestionTypeDefinition | undefined {
	return questionTypes().find( ( { name } ) => name === type );
}

/** The survey model's data about a type. */
export const kindOf: KindOf = ( type ) =>
	definitionOf( type ) ?? { name: type };

/** The question types of the builder, updated when a type is registered later. */
export function useQuestionTypes(): Definitions {
	return useSyncExternalStore( subscribe, questionTypes );
}
