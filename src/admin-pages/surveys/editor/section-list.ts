import type { EditableSurvey, FieldError } from '@/survey-model';
import { NEW_SURVEY_ID, titleErrors } from '@/survey-model';
import type { Fact, Section, SectionField, Step } from './section';
import { FIRST_STEP_OF_SAVED } from '@/routes';

type Sections = readonly Section[];

/** The steps of the builder, in the order in which sections first refer to them. */
export function stepsIn( sections: Sections ): readonly Step[] {
	return [ ...new Set( sections.map( ( { step } ) => step ) ) ];
}

/** The steps of a survey. */
export function stepsOf( sections: Sections, id: number ): readonly Step[] {
	return stepsIn( sections ).filter(
		( { isStart } ) => id === NEW_SURVEY_ID || ! isStart
	);
}

function isWithin( field: string, path: string ): boolean {
	return (
		field.startsWith( path ) &&
		[ undefined, '.', '[' ].includes( field[ path.length ] )
	);
}

interface Place {
	section: Section;
	field: SectionField;
}

/** The section that a field belongs to: the one that declares the longest matching path. */
export function placeOf( sections: Sections, path: string ): Place | undefined {
	return sections
		.flatMap( ( section ) =>
			section.fields.map( ( field ) => ( { section, field } ) )
		)
		.filter( ( { field } ) => isWithin( path, field.path ) )
		.sort( ( a, b ) => b.field.path.length - a.field.path.length )[ 0 ];
}

/** The declaration of a field by its section. */
export function fieldAt(
	sections: Sections,
	path: string
): SectionField | undefined {
	return placeOf( sections, path )?.field;
}

/** The step that contains a field; undefined for the title, which is above all steps. */
export function stepOfField(
	sections: Sections,
	field: string
): Step | undefined {
	if ( field === 'title' ) {
		return undefined;
	}
	return (
		placeOf( sections, field )?.section.step ??
		// Errors of unknown fields belong to the first step of a saved survey.
		stepsIn( sections ).find( ( { name } ) => name === FIRST_STEP_OF_SAVED )
	);
}

/** Whether an error is shown at its field or in its card; otherwise the banner has to show it. */
export function isShownAtField( sections: Sections, path: string ): boolean {
	const field = fieldAt( sections, path );
	return (
		path === 'title' ||
		field?.showsErrors === 'field' ||
		( field?.showsErrors === 'inside' && path !== field.path )
	);
}

/** The errors that block going from a step to a later one, in page order. */
export function stepErrors(
	sections: Sections,
	survey: EditableSurvey,
	step: Step
): FieldError[] {
	return [
		...( step.isStart ? [] : titleErrors( survey.title ) ),
		...sections
			.filter( ( section ) => section.step === step )
			.flatMap( ( { fields } ) => fields )
			.flatMap( ( field ) => field.errors?.( survey ) ?? [] ),
	];
}

/** Merges two lists of errors; the server's errors of a field come first. */
export function mergedErrors(
	found: readonly FieldError[],
	refused: readonly FieldError[]
): readonly FieldError[] {
	if ( refused.length === 0 ) {
		return found;
	}
	const known = new Set( refused.map( ( { field } ) => field ) );
	return [
		...refused,
		...found.filter( ( { field } ) => ! known.has( field ) ),
	];
}

/** The facts of all sections, in order. */
export function factsOf( sections: Sections, survey: EditableSurvey ): Fact[] {
	return sections.flatMap( ( { facts } ) => facts?.( survey ) ?? [] );
}
