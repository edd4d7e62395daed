import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, next, previous } from '@wordpress/icons';
import type { FormEvent } from 'react';
import type { Pagination as PaginationData } from '../../survey-model';
import { formatNumber } from '../../lib/format';
import './pagination.scss';

interface PaginationProps {
	pagination: Pick< PaginationData, 'page' | 'pages' | 'total' >;
	onChange: ( page: number ) => void;
}

/**
 * The number of items and, if there are several pages, the navigation: to the next and previous page, to the ends, or
 * to a typed page number.
 */
export function Pagination( {
	pagination: { page, pages, total },
	onChange,
}: PaginationProps ) {
	const [ start, back, forth, end ] = isRTL()
		? [ next, chevronRight, chevronLeft, previous ]
		: [ previous, chevronLeft, chevronRight, next ];
	return (
		<nav
			className="userfeedback-pagination"
			aria-label={ __( 'Pages', 'userfeedback' ) }
		>
			<span className="userfeedback-pagination__total">
				{ sprintf(
					/* translators: %s: number of items in all. */
					_n( '%s item', '%s items', total, 'userfeedback' ),
					formatNumber( total )
				) }
			</span>
			{ pages > 1 && (
				<div className="userfeedback-pagination__pages">
					<Step
						icon={ start }
						label={ __( 'First page', 'userfeedback' ) }
						isDisabled={ page <= 1 }
						onClick={ () => onChange( 1 ) }
					/>
					<Step
						icon={ back }
						label={ __( 'Previous page', 'userfeedback' ) }
						isDisabled={ page <= 1 }
						onClick={ () => onChange( page - 1 ) }
					/>
					<PageField
						page={ page }
						pages={ pages }
						onChange={ onChange }
					/>
					<Step
						icon={ forth }
						label={ __( 'Next page', 'userfeedback' ) }
						isDisabled={ page >= pages }
						onClick={ () => onChange( page + 1 ) }
					/>
					<Step
						icon={ end }
						label={ __( 'Last page', 'userfeedback' ) }
						isDisabled={ page >= pages }
						onClick={ () => onChange( pages ) }
					/>
				</div>
			) }
		</nav>
	);
}

interface StepProps {
	icon: JSX.Element;
	label: string;
	isDisabled: boolean;
	onClick: () => void;
}

function Step( { icon, label, isDisabled, onClick }: StepProps ) {
	return (
		<Button
			__next40pxDefaultSize
			// Stays focusable when it is disabled at the last page.
			accessibleWhenDisabled
			disabled={ isDisabled }
			icon={ icon }
			label={ label }
			onClick={ onClick }
		/>
	);
}

interface PageFieldProps {
	page: number;
	pages: number;
	onChange: ( page: number ) => void;
}

/** The page number as a field. Enter goes to the typed page; an invalid number is reset. */
function PageField( { page, pages, onChange }: PageFieldProps ) {
	const [ typed, setTyped ] = useState( String( page ) );
	useEffect( () => setTyped( String( page ) ), [ page ] );

	function onSubmit( event: FormEvent ): void {
		event.preventDefault();
		const wanted = Number( typed.trim() );
		if ( Number.isInteger( wanted ) && wanted >= 1 && wanted <= pages ) {
			setTyped( String( wanted ) );
			if ( wanted !== page ) {
				onChange( wanted );
			}
		} else {
			setTyped( String( page ) );
		}
	}

	return (
		<form className="userfeedback-pagination__place" onSubmit={ onSubmit }>
			<input
				className="userfeedback-pagination__page"
				type="text"
				inputMode="numeric"
				autoComplete="off"
				aria-label={ sprintf(
					/* translators: %s: number of pages. */
					__( 'Page, of %s', 'userfeedback' ),
					formatNumber( pages )
				) }
				style={ {
					inlineSize: `calc(${ Math.max( 2, String( pages ).length ) }ch + 26px)`,
				} }
				value={ typed }
				onChange={ ( event ) => setTyped( event.target.value ) }
				onFocus={ ( event ) => event.target.select() }
				onBlur={ () => setTyped( String( page ) ) }
			/>
			<span aria-hidden="true">
				{ sprintf(
					/* translators: %s: number of pages; before it stands the number of this page. */
					__( 'of %s', 'userfeedback' ),
					formatNumber( pages )
				) }
			</span>
		</form>
	);
}
