import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon, pencil } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { Announced } from '../announced';
import { lengthNote } from '../../lib/length-note';
import './editable-title.scss';

interface EditableTitleProps {
	value: string;
	/**
	 * Called on each change, so that leaving the screen does not lose a typed title. Called with the previous title
	 * when the user cancels. The title is empty only if it was empty before.
	 */
	onChange: ( value: string ) => void;
	/** The field's accessible name, such as `Survey title`. */
	label: string;
	/** Shown while the title is empty. */
	placeholder: string;
	maxLength: number;
	/** Whether the field takes the focus on mount if the title is missing. */
	asksAtOnce?: boolean;
	error?: string | undefined;
}

/**
 * The title of a screen, edited in place and reported with each change. Enter and leaving the field end the editing.
 * Escape and an empty text restore the previous title. A missing title shows the field at once. Leaving the field
 * shows no message: a message would move what the user is about to click.
 */
export function EditableTitle( {
	value,
	onChange,
	label,
	placeholder,
	maxLength,
	asksAtOnce = true,
	error,
}: EditableTitleProps ) {
	const [ text, setText ] = useState< string | undefined >(
		value === '' ? '' : undefined
	);
	const [ isRejected, setIsRejected ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	// The title to restore when the user cancels.
	const previousTitle = useRef( value );
	const returnsFocus = useRef( false );
	const takesFocus = useRef( asksAtOnce );
	const reported = useRef( value );
	if ( value !== reported.current ) {
		// Changed elsewhere, for example by undo.
		reported.current = value;
		if ( text !== undefined || value === '' ) {
			setText( value );
		}
	}
	const isEditing = text !== undefined;

	useEffect( () => {
		if ( ! isEditing && returnsFocus.current ) {
			returnsFocus.current = false;
			button.current?.focus();
		}
	}, [ isEditing ] );

	function startEditing(): void {
		setIsRejected( false );
		takesFocus.current = true;
		previousTitle.current = value;
		setText( value );
	}
	function change( typed: string ): void {
		const next = typed.trim() || previousTitle.current;
		if ( next !== value ) {
			reported.current = next;
			onChange( next );
		}
	}
	function end( typed: string ): void {
		// While there is no title, the field stays.
		const isMissing = typed.trim() === '' && previousTitle.current === '';
		setText( isMissing ? '' : undefined );
	}
	function onKeyDown( event: KeyboardEvent ): void {
		// Enter and Escape also end the composition of Chinese or Japanese text: ignore those.
		if (
			( event.key !== 'Enter' && event.key !== 'Escape' ) ||
			event.nativeEvent.isComposing
		) {
			return;
		}
		event.preventDefault();
		returnsFocus.current = true;
		if ( event.key === 'Enter' ) {
			setIsRejected( ( text ?? '' ).trim() === '' );
			end( text ?? '' );
		} else {
			change( '' );
			end( '' );
		}
	}

	const rejection =
		value === ''
			? __( 'Title is required.', 'userfeedback' )
			: __( 'Title is required. The old one was kept.', 'userfeedback' );
	const message = isRejected ? rejection : error;
	const count = isEditing ? lengthNote( text, maxLength ) : undefined;
	return (
		<div className="userfeedback-editable-title">
			{ isEditing ? (
				<>
					<VisuallyHidden as="h1">
						{ value || placeholder }
					</VisuallyHidden>
					<input
						className="userfeedback-editable-title__input"
						type="text"
						aria-label={ label }
						aria-invalid={ message !== undefined }
						dir="auto"
						placeholder={ placeholder }
						maxLength={ maxLength }
						value={ text }
						onChange={ ( { target } ) => {
							setText( target.value );
							change( target.value );
						} }
						onKeyDown={ onKeyDown }
						onBlur={ () => {
							returnsFocus.current = false;
							end( text );
						} }
						// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked to edit, or is to name a new survey
						autoFocus={ takesFocus.current }
					/>
				</>
			) : (
				<h1 className="userfeedback-editable-title__heading">
					<button
						ref={ button }
						type="button"
						className="userfeedback-editable-title__button"
						onClick={ startEditing }
						onBlur={ () => setIsRejected( false ) }
					>
						<span
							className="userfeedback-editable-title__text"
							dir="auto"
						>
							{ value }
						</span>
						<Icon icon={ pencil } size={ 20 } />
						<VisuallyHidden>
							{ __( '(edit title)', 'userfeedback' ) }
						</VisuallyHidden>
					</button>
				</h1>
			) }
			{ count !== undefined && (
				<p className="userfeedback-editable-title__count">{ count }</p>
			) }
			<Announced className="userfeedback-editable-title__error" isUrgent>
				{ message }
			</Announced>
		</div>
	);
}
