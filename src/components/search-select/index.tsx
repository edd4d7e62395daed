import { speak } from '@wordpress/a11y';
import { BaseControl, Button, Spinner } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { FocusEvent, KeyboardEvent } from 'react';
import './search-select.scss';
import { useSearch } from './use-search';

/** What can be chosen. */
export interface SearchChoice {
	id: number | string;
	label: string;
}

interface SearchSelectProps< Choice extends SearchChoice > {
	label: string;
	hideLabelFromVision?: boolean;
	help?: string | undefined;
	/** Shown below the field instead of the help text. */
	error?: string | undefined;
	placeholder?: string;
	disabled?: boolean;
	value: Choice | null;
	/** Finds choices for a text; for an empty text those to offer first. */
	search: ( text: string ) => Promise< readonly Choice[] >;
	onChange: ( choice: Choice | null ) => void;
	onBlur?: ( event: FocusEvent ) => void;
}

/** A field for one of many choices, which a search finds while the user types. */
export function SearchSelect< Choice extends SearchChoice >( {
	label,
	hideLabelFromVision = false,
	help,
	error,
	placeholder = __( 'Type to search', 'userfeedback' ),
	disabled = false,
	value,
	search,
	onChange,
	onBlur,
}: SearchSelectProps< Choice > ) {
	const id = useInstanceId( SearchSelect, 'userfeedback-search-select' );
	// The typed text while the list is open; undefined while it is closed.
	const [ typed, setTyped ] = useState< string >();
	const [ active, setActive ] = useState( -1 );
	const { status, results, start, stop } = useSearch( search );
	const isOpen = typed !== undefined;
	const optionId = ( index: number ) => `${ id }-option-${ index }`;

	useEffect( () => {
		if ( isOpen && status === 'found' ) {
			speak(
				results.length === 0
					? __( 'No results found', 'userfeedback' )
					: sprintf(
							/* translators: %d: number of results of a search. */
							_n(
								'%d result. Choose it with the arrow keys and Enter.',
								'%d results. Choose one with the arrow keys and Enter.',
								results.length,
								'userfeedback'
							),
							results.length
						)
			);
		}
	}, [ isOpen, status, results ] );
	useEffect( () => {
		if ( active >= 0 ) {
			document
				.getElementById( `${ id }-option-${ active }` )
				?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ id, active ] );

	function open(): void {
		if ( ! isOpen && ! disabled ) {
			setTyped( '' );
			setActive( -1 );
			start( '', 0 );
		}
	}
	function close(): void {
		stop();
		setTyped( undefined );
	}
	function choose( choice: Choice ): void {
		onChange( choice );
		close();
	}
	function type( text: string ): void {
		setTyped( text );
		setActive( -1 );
		start( text.trim() );
	}
	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		const { key } = event;
		if ( key === 'Escape' && isOpen ) {
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if ( key === 'Enter' ) {
			event.preventDefault();
			const choice = results[ active ];
			if ( isOpen && status === 'found' && choice !== undefined ) {
				choose( choice );
			}
		} else if ( key === 'ArrowDown' || key === 'ArrowUp' ) {
			event.preventDefault();
			if ( ! isOpen ) {
				open();
			} else if ( status === 'found' && results.length > 0 ) {
				const step = key === 'ArrowDown' ? 1 : -1;
				const from = active < 0 && step < 0 ? 0 : active;
				setActive( ( from + step + results.length ) % results.length );
			}
		}
	}

	const isInvalid = error !== undefined;
	const hasOptions = isOpen && status === 'found' && results.length > 0;
	return (
		<BaseControl
			__nextHasNoMarginBottom
			className={ `userfeedback-search-select${ isInvalid ? ' is-invalid' : '' }` }
			id={ id }
			label={ label }
			hideLabelFromVision={ hideLabelFromVision }
			help={ error ?? help }
		>
			<div className="userfeedback-search-select__field">
				<input
					id={ id }
					className="components-text-control__input"
					type="text"
					role="combobox"
					autoComplete="off"
					spellCheck={ false }
					dir="auto"
					aria-autocomplete="list"
					aria-expanded={ isOpen }
					aria-controls={ hasOptions ? `${ id }-list` : undefined }
					aria-activedescendant={
						hasOptions && active >= 0
							? optionId( active )
							: undefined
					}
					aria-invalid={ isInvalid }
					aria-describedby={
						( error ?? help ) ? `${ id }__help` : undefined
					}
					placeholder={ value?.label ?? placeholder }
					disabled={ disabled }
					value={ typed ?? value?.label ?? '' }
					onChange={ ( { target } ) => type( target.value ) }
					onClick={ open }
					onKeyDown={ onKeyDown }
					onBlur={ ( event ) => {
						close();
						onBlur?.( event );
					} }
				/>
				{ isOpen && status === 'searching' && <Spinner /> }
				{ ! isOpen && value !== null && ! disabled && (
					<Button
						icon={ closeSmall }
						label={ sprintf(
							/* translators: %s: name of a field. */
							__( 'Clear: %s', 'userfeedback' ),
							label
						) }
						onClick={ () => {
							onChange( null );
							document.getElementById( id )?.focus();
						} }
					/>
				) }
				{ isOpen && status !== 'idle' && (
					<div className="userfeedback-search-select__popup">
						{ hasOptions ? (
							<ul
								id={ `${ id }-list` }
								role="listbox"
								aria-label={ label }
							>
								{ results.map( ( choice, index ) => (
									// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keyboard, with aria-activedescendant
									<li
										key={ choice.id }
										id={ optionId( index ) }
										role="option"
										dir="auto"
										className={
											index === active ? 'is-active' : ''
										}
										aria-selected={
											choice.id === value?.id
										}
										// The field keeps the focus.
										onMouseDown={ ( event ) =>
											event.preventDefault()
										}
										onClick={ () => choose( choice ) }
									>
										{ choice.label }
									</li>
								) ) }
							</ul>
						) : (
							<p>
								{ status === 'searching' &&
									__( 'Searching…', 'userfeedback' ) }
								{ status === 'found' &&
									__( 'No results found', 'userfeedback' ) }
								{ status === 'failed' &&
									__(
										'The search failed. Check your connection and type again.',
										'userfeedback'
									) }
							</p>
						) }
					</div>
				) }
			</div>
		</BaseControl>
	);
}
