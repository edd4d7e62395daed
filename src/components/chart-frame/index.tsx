import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './chart-frame.scss';

interface ChartFrameProps {
	/** Of the kind of chart, for its own styles. */
	className: string;
	/** What the chart shows. */
	title: string;
	/** Whether the chart could not be loaded: then only the table is offered. */
	hasFailed: boolean;
	/** The values as a table, for users who prefer numbers. */
	table: ReactNode;
	/** The drawing, or what stands in its place. */
	children: ReactNode;
}

/** A chart with its title and the choice to read its values as a table. */
export function ChartFrame( {
	className,
	title,
	hasFailed,
	table,
	children,
}: ChartFrameProps ) {
	const [ wantsTable, setWantsTable ] = useState( false );
	return (
		<figure className={ `userfeedback-chart-frame ${ className }` }>
			<div className="userfeedback-chart-frame__header">
				<figcaption>{ title }</figcaption>
				{ ! hasFailed && (
					<Button
						size="compact"
						variant="tertiary"
						onClick={ () => setWantsTable( ! wantsTable ) }
					>
						{ wantsTable
							? __( 'Show as chart', 'userfeedback' )
							: __( 'Show as table', 'userfeedback' ) }
					</Button>
				) }
			</div>
			<div className="userfeedback-chart-frame__body">
				{ wantsTable || hasFailed ? (
					<div
						className="userfeedback-chart-frame__table"
						role="region"
						aria-label={ title }
						// Focusable, so that keyboard users can scroll it with the arrow keys.
						tabIndex={ 0 }
					>
						{ table }
					</div>
				) : (
					children
				) }
			</div>
		</figure>
	);
}
