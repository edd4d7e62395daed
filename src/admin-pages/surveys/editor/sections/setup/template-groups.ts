import type { SurveyTemplate } from '@/survey-model';

/** Templates with the same heading. */
export interface TemplateGroup {
	/** '' for templates without a heading. */
	title: string;
	templates: readonly SurveyTemplate[];
}

/** Lowercase letters without accents, so that `Menu` finds `menú`. */
function plain( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLocaleLowerCase()
		.trim();
}

function matches( template: SurveyTemplate, words: readonly string[] ) {
	const { name, description, group } = template;
	const text = plain( [ name, description, group ].join( ' ' ) );
	return words.every( ( word ) => text.includes( word ) );
}

/** The templates that contain all words of a search in their name, description or heading, by heading in their order. */
export function groupsOf(
	templates: readonly SurveyTemplate[],
	search: string
): TemplateGroup[] {
	const words = plain( search ).split( /\s+/ );
	const found = templates.filter( ( template ) =>
		matches( template, words )
	);
	return [ ...new Set( found.map( ( { group } ) => group ) ) ].map(
		( title ) => ( {
			title,
			templates: found.filter( ( { group } ) => group === title ),
		} )
	);
}
