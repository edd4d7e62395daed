import { VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Icon, pencil } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import './editable-title.scss';

interface EditableTitleProps {
	value: string;
	/** Called with a text that is neither empty nor the old one. */
	onChange: ( value: string ) => void;
	/** Names the field, `Survey title`. */
	label: string;
	/** Shown while there is no title. */
	placeholder: string;
	maxLength: number;
	/** Whether a missing title takes the focus when the screen appears. */
	asksAtOnce?: boolean;
	error?: string | undefined;
}

/**
 * The title of a screen, changed where it stands: Enter and leaving the field keep the text, Escape brings the old one
 * back, and so does an empty text. A title that is still missing is asked for at once. Leaving the field says nothing:
 * a message would move what the user is about to click.
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
	const returnsFocus = useRef( false );
	const takesFocus = useRef( asksAtOnce );
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
		setText( value );
	}
	function keep(): void {
		const trimmed = ( text ?? '' ).trim();
		if ( trimmed !== '' && trimmed !== value ) {
			onChange( trimmed );
		}
		// Without an old title to go back to, the field stays.
		setText( trimmed === '' && value === '' ? '' : undefined );
	}
	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.key !== 'Enter' && event.key !== 'Escape' ) {
			return;
		}
		event.preventDefault();
		returnsFocus.current = true;
		if ( event.key === 'Enter' ) {
			setIsRejected( ( text ?? '' ).trim() === '' );
			keep();
		} else {
			setText( value === '' ? '' : undefined );
		}
	}

	const rejection =
		value === ''
			? __( 'Title is required.', 'userfeedback' )
			: __( 'Title is required. The old one was kept.', 'userfeedback' );
	const message = isRejected ? rejection : error;
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
						onChange={ ( event ) => setText( event.target.value ) }
						onKeyDown={ onKeyDown }
						onBlur={ () => {
							returnsFocus.current = false;
							keep();
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
			<p className="userfeedback-editable-title__error" role="alert">
				{ message }
			</p>
		</div>
	);
}
