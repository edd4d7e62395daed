import type { Question } from './generated';
import { optionLabels, optionsOf, withOptions } from './options';

/** 32 characters, so that five random bits select one without bias. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const RANDOM_LENGTH = 7;

/** The ids that the server accepts: PHP class OptionIds. */
const VALID = /^[a-z0-9]{1,16}$/;

/** An option as it is named in answers, and as it is shown. */
export interface IdentifiedOption {
	readonly id: string;
	readonly label: string;
}

/** A new id for an option, unlike those of the question's other options. It is permanent: answers name the option by it. */
export function newOptionId( taken: readonly string[] ): string {
	for (;;) {
		const bytes = crypto.getRandomValues( new Uint8Array( RANDOM_LENGTH ) );
		const id = Array.from( bytes, ( byte ) =>
			ALPHABET.charAt( byte % ALPHABET.length )
		).join( '' );
		if ( ! taken.includes( `o${ id }` ) ) {
			return `o${ id }`;
		}
	}
}

/** The ids of a question's options, in order, as far as it has them. */
export function optionIds( { config }: Question ): readonly string[] {
	const ids: unknown = 'option_ids' in config ? config.option_ids : [];
	return Array.isArray( ids ) && ids.every( ( id ) => typeof id === 'string' )
		? ids
		: [];
}

/** The options of a question with their ids, which must be complete. */
export function identifiedOptions( question: Question ): IdentifiedOption[] {
	const ids = optionIds( question );
	return optionLabels( question ).map( ( label, index ) => ( {
		id: ids[ index ] ?? '',
		label,
	} ) );
}

function isSameList( a: readonly string[], b: readonly string[] ): boolean {
	return (
		a.length === b.length &&
		a.every( ( item, index ) => item === b[ index ] )
	);
}

/** Whether each option has a valid id of its own. */
function areComplete( ids: readonly string[], count: number ): boolean {
	return (
		ids.length === count &&
		new Set( ids ).size === count &&
		ids.every( ( id ) => VALID.test( id ) )
	);
}

/**
 * Finds the ids of options by what the question had before: an option whose label stays keeps its id, also at another position; any
 * other one is a renamed option and keeps the id of its position, unless that option is elsewhere now.
 */
function keptIds(
	before: readonly IdentifiedOption[],
	labels: readonly string[]
): ( string | undefined )[] {
	const left = new Map( before.map( ( option ) => [ option.id, option ] ) );
	const take = ( option: IdentifiedOption | undefined ) =>
		option && left.delete( option.id ) ? option.id : undefined;
	const inPlace = labels.map( ( label, index ) =>
		before[ index ]?.label === label ? take( before[ index ] ) : undefined
	);
	const byLabel = labels.map(
		( label, index ) =>
			inPlace[ index ] ??
			take(
				[ ...left.values() ].find( ( each ) => each.label === label )
			)
	);
	return byLabel.map( ( id, index ) => id ?? take( before[ index ] ) );
}

/**
 * The question with an id for each of its options; the same question if it has them.
 *
 * @param question
 * @param before   The question that had the ids before; by default, valid ids of the question itself stay at their positions.
 */
export function withOptionIds(
	question: Question,
	before?: Question
): Question {
	const labels = optionLabels( question );
	const own = optionIds( question );
	if ( areComplete( own, labels.length ) ) {
		return question;
	}
	const known = before
		? keptIds( identifiedOptions( withOptionIds( before ) ), labels )
		: labels.map( ( _, index ) =>
				own.indexOf( own[ index ] ?? '' ) === index &&
				VALID.test( own[ index ]! )
					? own[ index ]
					: undefined
			);
	const taken = [ ...own, ...known.filter( ( id ) => id !== undefined ) ];
	const ids = known.map( ( id ) => {
		if ( id !== undefined ) {
			return id;
		}
		const made = newOptionId( taken );
		taken.push( made );
		return made;
	} );
	return withOptions( question, optionsOf( question ), ids );
}

/**
 * The question after an edit that may not know ids, as by a third-party type's own fields: it changed the options and left the ids, or
 * left them out. Ids that the edit changed are kept. A question that never had ids gets none.
 */
export function withFollowedIds(
	changed: Question,
	before: Question
): Question {
	const [ ids, old ] = [ optionIds( changed ), optionIds( before ) ];
	const hasIds =
		'option_ids' in changed.config || 'option_ids' in before.config;
	if ( ! hasIds || optionsOf( changed ) === optionsOf( before ) ) {
		return changed;
	}
	if ( ! isSameList( ids, old ) ) {
		return withOptionIds( changed, before );
	}
	const followed = withOptionIds(
		withOptions( changed, optionsOf( changed ), [] ),
		before
	);
	return isSameList( optionIds( followed ), ids ) ? changed : followed;
}

/** The options of a question before and after an edit, with ids also for questions that never had them. */
export function optionsAround(
	before: Question,
	after: Question
): [ before: IdentifiedOption[], after: IdentifiedOption[] ] {
	const old = withOptionIds( before );
	return [
		identifiedOptions( old ),
		identifiedOptions( withOptionIds( after, old ) ),
	];
}
