import type { Question } from './generated';
import { identifiedOptions } from './option-ids';
import { plainLine } from './plain-text';

/** What has become of an option that has answers. */
export interface OptionChange {
	/** `renamed`: answers stay with the option. `new`: the owner has made it another option, which has no answers. */
	readonly kind: 'renamed' | 'new';
	/** The id of the saved option. */
	readonly id: string;
	/** The label of the saved option. */
	readonly label: string;
}

/**
 * How an option differs from the saved one that it was; undefined if it does not, or if it was not saved.
 *
 * @param question
 * @param index     The position of the option.
 * @param saved     The question as it was saved.
 * @param formerIds The ids that options had before the owner made them new ones, by their ids now.
 */
export function optionChange(
	question: Question,
	index: number,
	saved: Question,
	formerIds: ReadonlyMap< string, string >
): OptionChange | undefined {
	const options = identifiedOptions( question );
	const { id, label } = options[ index ]!;
	const savedOption = ( known: string | undefined ) =>
		identifiedOptions( saved ).find( ( option ) => option.id === known );
	const same = savedOption( id );
	if ( same ) {
		return plainLine( same.label ) === plainLine( label )
			? undefined
			: { ...same, kind: 'renamed' };
	}
	const former = savedOption( formerIds.get( id ) );
	return former && options.every( ( option ) => option.id !== former.id )
		? { ...former, kind: 'new' }
		: undefined;
}
