import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatRate } from '@/lib/format';
import type { HeatmapKind } from '@/stores/heatmaps-api';
import type { KeyboardEvent } from 'react';
import { countText } from '../texts';
import type { ListedElement } from './groups';

interface ElementListProps {
	rows: readonly ListedElement[];
	kind: HeatmapKind;
	/** The heading, as the list's accessible name. */
	label: string;
	selected: number | null;
	/** Without it, the elements cannot be shown on the page. */
	onSelect?: ( index: number | null ) => void;
}

/** How many elements are listed at first, and added each time. */
const STEP = 50;

/** Moves the focus along the list, which may be long, with the arrow keys. */
function moveFocus( event: KeyboardEvent< HTMLElement > ): void {
	const { key, currentTarget } = event;
	const list = currentTarget.parentElement;
	const next: Record< string, Element | null | undefined > = {
		ArrowDown: currentTarget.nextElementSibling,
		ArrowUp: currentTarget.previousElementSibling,
		Home: list?.firstElementChild,
		End: list?.lastElementChild,
	};
	if ( key in next ) {
		event.preventDefault();
		( next[ key ] as HTMLElement | null | undefined )?.focus();
	}
}

/** What visitors did on an element besides clicking. */
function troubles(
	{ dead, rage }: ListedElement,
	kind: HeatmapKind
): string[] {
	return kind === 'click'
		? [
				...( dead > 0 ? [ countText( 'dead', dead ) ] : [] ),
				...( rage > 0 ? [ countText( 'rage', rage ) ] : [] ),
			]
		: [];
}

/** The change between two shares, in percentage points, with its sign. */
function changeText( { share, other }: ListedElement ): string {
	const points = Math.round( ( share - ( other?.share ?? 0 ) ) * 1000 ) / 10;
	return sprintf(
		/* translators: %s: number of percentage points with a sign. */
		__( '%s points', 'userfeedback' ),
		( points > 0 ? '+' : '' ) + formatNumber( points )
	);
}

function ElementText( {
	row,
	kind,
}: {
	row: ListedElement;
	kind: HeatmapKind;
} ) {
	return (
		<>
			<span className="userfeedback-heatmap-element__name" dir="auto">
				{ row.name }
			</span>
			<span className="userfeedback-heatmap-element__share">
				{ formatRate( row.share ) }
			</span>
			<span className="userfeedback-heatmap-element__count">
				{ [ countText( kind, row.n ), ...troubles( row, kind ) ].join(
					' · '
				) }
			</span>
			{ row.other && (
				<span className="userfeedback-heatmap-element__change">
					{ sprintf(
						/* translators: 1: share such as 12%, 2: change such as +3.5 points. */
						__( 'Before %1$s, %2$s', 'userfeedback' ),
						formatRate( row.other.share ),
						changeText( row )
					) }
				</span>
			) }
			<span
				className="userfeedback-heatmap-element__bar"
				style={ { inlineSize: `${ row.share * 100 }%` } }
			/>
		</>
	);
}

/** Elements by what was counted on them. Each shows itself on the page when it is chosen; the arrow keys lead from one to the next. */
export function ElementList( {
	rows,
	kind,
	label,
	selected,
	onSelect,
}: ElementListProps ) {
	const [ limit, setLimit ] = useState( STEP );
	const list = useRef< HTMLDivElement >( null );
	const place = rows.findIndex( ( { index } ) => index === selected );
	const shown = rows.slice( 0, Math.max( limit, place + 1 ) );
	useEffect( () => {
		// An element that was chosen on the page.
		list.current
			?.querySelector( '[aria-pressed="true"]' )
			?.scrollIntoView?.( { block: 'nearest' } );
	}, [ selected ] );

	return (
		<div className="userfeedback-heatmap-elements" ref={ list }>
			<div role="group" aria-label={ label }>
				{ shown.map( ( row ) =>
					onSelect ? (
						<Button
							key={ row.path }
							className="userfeedback-heatmap-element"
							title={ row.path }
							aria-pressed={ row.index === selected }
							onKeyDown={ moveFocus }
							onClick={ () =>
								onSelect(
									row.index === selected ? null : row.index
								)
							}
						>
							<ElementText row={ row } kind={ kind } />
						</Button>
					) : (
						<div
							key={ row.path }
							className="userfeedback-heatmap-element"
							title={ row.path }
						>
							<ElementText row={ row } kind={ kind } />
						</div>
					)
				) }
			</div>
			{ shown.length < rows.length && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setLimit( shown.length + STEP ) }
				>
					{ sprintf(
						/* translators: %s: number of further elements. */
						__( 'Show more (%s)', 'userfeedback' ),
						formatNumber( rows.length - shown.length )
					) }
				</Button>
			) }
		</div>
	);
}
