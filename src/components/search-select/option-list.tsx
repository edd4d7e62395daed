import type { UIEvent } from 'react';
import type { SearchChoice } from '.';

interface OptionListProps< Choice extends SearchChoice > {
	id: string;
	label: string;
	/** The choices that are rendered, the first of all. */
	choices: readonly Choice[];
	/** The number of all choices. */
	total: number;
	/** The index of the choice that the keyboard is on; -1 for none. */
	active: number;
	chosen: Choice | null;
	optionId: ( index: number ) => string;
	onChoose: ( choice: Choice ) => void;
	/** Called near the end of the rendered choices. */
	onEnd: () => void;
}

/** How far from its end, in pixels, the list asks for more choices. */
const NEAR = 100;

/** The found choices. Long lists grow while they are scrolled: thousands of elements would make typing slow. */
export function OptionList< Choice extends SearchChoice >( {
	id,
	label,
	choices,
	total,
	active,
	chosen,
	optionId,
	onChoose,
	onEnd,
}: OptionListProps< Choice > ) {
	function onScroll( { currentTarget }: UIEvent ): void {
		const { scrollHeight, scrollTop, clientHeight } = currentTarget;
		if ( scrollHeight - scrollTop - clientHeight < NEAR ) {
			onEnd();
		}
	}
	return (
		<ul
			id={ id }
			className="userfeedback-search-select__options"
			role="listbox"
			aria-label={ label }
			onScroll={ onScroll }
		>
			{ choices.map( ( choice, index ) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keyboard, with aria-activedescendant
				<li
					key={ choice.id }
					id={ optionId( index ) }
					role="option"
					dir="auto"
					className={ index === active ? 'is-active' : '' }
					aria-selected={ choice.id === chosen?.id }
					aria-posinset={ index + 1 }
					aria-setsize={ total }
					// The field keeps the focus.
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onChoose( choice ) }
				>
					{ choice.label }
				</li>
			) ) }
		</ul>
	);
}
