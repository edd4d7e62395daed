import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { FocusEvent } from 'react';
import type { SearchChoice } from '../search-select';
import { SearchSelect } from '../search-select';
import './choices-field.scss';

interface ChoicesFieldProps< Choice extends SearchChoice > {
	label: string;
	hideLabelFromVision?: boolean;
	help?: string | undefined;
	/** Shown below the field instead of the help text. */
	error?: string | undefined;
	placeholder?: string;
	disabled?: boolean;
	value: readonly Choice[];
	/** The most choices that can be chosen. */
	max: number;
	/** Finds choices for a text; for an empty text those to offer first. */
	search: ( text: string ) => Promise< readonly Choice[] >;
	onChange: ( choices: Choice[] ) => void;
	onBlur?: ( event: FocusEvent ) => void;
}

/** The label; a choice that was stored without one shows its id. */
function nameOf( { id, label }: SearchChoice ): string {
	return label || String( id );
}

/** A field for several of many choices, which a search finds while the user types. The chosen ones are listed above it. */
export function ChoicesField< Choice extends SearchChoice >( {
	label,
	value,
	max,
	disabled = false,
	help,
	search,
	onChange,
	onBlur,
	...field
}: ChoicesFieldProps< Choice > ) {
	const container = useRef< HTMLDivElement >( null );
	const isFull = value.length >= max;

	function focusField(): void {
		container.current
			?.querySelector< HTMLInputElement >( 'input' )
			?.focus();
	}
	function add( choice: Choice ): void {
		if ( ! value.some( ( { id } ) => id === choice.id ) ) {
			onChange( [ ...value, choice ] );
			speak(
				sprintf(
					/* translators: %s: what was chosen. */
					__( 'Added: %s', 'userfeedback' ),
					choice.label
				)
			);
		}
	}
	function remove( choice: Choice ): void {
		onChange( value.filter( ( { id } ) => id !== choice.id ) );
		speak(
			sprintf(
				/* translators: %s: what is no longer chosen. */
				__( 'Removed: %s', 'userfeedback' ),
				choice.label
			)
		);
		focusField();
	}

	return (
		<div
			className="userfeedback-choices-field"
			ref={ container }
			onBlur={ onBlur }
		>
			{ value.length > 0 && (
				<ul
					className="userfeedback-choices-field__chosen"
					aria-label={ sprintf(
						/* translators: %s: name of a field. */
						__( 'Chosen: %s', 'userfeedback' ),
						label
					) }
				>
					{ value.map( ( choice ) => (
						<li key={ choice.id }>
							<span dir="auto">{ nameOf( choice ) }</span>
							{ ! disabled && (
								<Button
									size="small"
									icon={ closeSmall }
									label={ sprintf(
										/* translators: %s: what was chosen. */
										__( 'Remove: %s', 'userfeedback' ),
										nameOf( choice )
									) }
									onClick={ () => remove( choice ) }
								/>
							) }
						</li>
					) ) }
				</ul>
			) }
			<SearchSelect
				{ ...field }
				label={ label }
				help={
					isFull
						? __(
								'No more can be chosen. Remove one first.',
								'userfeedback'
							)
						: help
				}
				disabled={ disabled || isFull }
				value={ null }
				search={ search }
				onChange={ ( choice ) => choice && add( choice ) }
			/>
		</div>
	);
}
