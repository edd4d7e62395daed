import { speak } from '@wordpress/a11y';
import { BaseControl, Button, Spinner } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { FocusEvent, KeyboardEvent } from 'react';
import './search-select.scss';
import { OptionList } from './option-list';
import { useSearch } from './use-search';

/** What can be chosen. */
export interface SearchChoice {
	id: number | string;
	label: string;
}

/** The most choices that one search offers; further ones are left out. */
export const MAX_OPTIONS = 9_999;

/** How many choices are rendered at first, and added at the end of the list. */
const STEP = 50;

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
	// How many of the found choices are rendered.
	const [ limit, setLimit ] = useState( STEP );
	const { status, results, start, stop } = useSearch( search );
	const found = useMemo( () => results.slice( 0, MAX_OPTIONS ), [ results ] );
	const shown = found.slice( 0, limit );
	const isOpen = typed !== undefined;
	const optionId = ( index: number ) => `${ id }-option-${ index }`;

	useEffect( () => {
		if ( isOpen && status === 'found' ) {
			speak(
				found.length === 0
					? __( 'No results found', 'userfeedback' )
					: sprintf(
							/* translators: %d: number of results of a search. */
							_n(
								'%d result. Choose it with the arrow keys and Enter.',
								'%d results. Choose one with the arrow keys and Enter.',
								found.length,
								'userfeedback'
							),
							found.length
						)
			);
		}
	}, [ isOpen, status, found ] );
	useEffect( () => {
		if ( active >= 0 ) {
			document
				.getElementById( `${ id }-option-${ active }` )
				?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ id, active ] );

	function showMore(): void {
		setLimit( ( current ) => Math.min( current + STEP, MAX_OPTIONS ) );
	}
	function open(): void {
		if ( ! isOpen && ! disabled ) {
			setTyped( '' );
			setActive( -1 );
			setLimit( STEP );
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
		setLimit( STEP );
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
			const choice = shown[ active ];
			if ( isOpen && status === 'found' && choice !== undefined ) {
				choose( choice );
			}
		} else if ( key === 'ArrowDown' || key === 'ArrowUp' ) {
			event.preventDefault();
			if ( ! isOpen ) {
				open();
			} else if ( status === 'found' && found.length > 0 ) {
				const step = key === 'ArrowDown' ? 1 : -1;
				const from = active < 0 && step < 0 ? 0 : active;
				// Up from the first goes to the last one that is rendered.
				const next =
					step < 0
						? ( from - 1 + shown.length ) % shown.length
						: ( from + 1 ) % found.length;
				setActive( next );
				if ( next >= shown.length - 1 && step > 0 ) {
					showMore();
				}
			}
		}
	}

	const isInvalid = error !== undefined;
	const hasOptions = isOpen && status === 'found' && found.length > 0;
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
							<OptionList
								id={ `${ id }-list` }
								label={ label }
								choices={ shown }
								total={ found.length }
								active={ active }
								chosen={ value }
								optionId={ optionId }
								onChoose={ choose }
								onEnd={ showMore }
							/>
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
