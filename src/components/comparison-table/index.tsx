import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import './comparison-table.scss';

/** What is compared: a plan, for example. */
export interface ComparedItem {
	key: string;
	title: string;
}

/** Something that the compared items include or not. */
export interface ComparisonRow {
	key: string;
	title: string;
	/** The keys of the items that include it. */
	includedIn: readonly string[];
	/** Whether it is what the user asked about. */
	isCurrent?: boolean;
}

interface ComparisonTableProps {
	/** The accessible name. */
	label: string;
	/** What the rows are, such as `Feature`. */
	rowsTitle: string;
	items: readonly ComparedItem[];
	rows: readonly ComparisonRow[];
	/** Whether it is as high as its rows; otherwise it scrolls in its own box, below its headers. */
	isWhole?: boolean;
}

/** A table of what each of a few items includes. */
export function ComparisonTable( {
	label,
	rowsTitle,
	items,
	rows,
	isWhole = false,
}: ComparisonTableProps ) {
	// Without a stop, the keyboard could not scroll it.
	const box = isWhole
		? { className: 'userfeedback-comparison is-whole' }
		: {
				className: 'userfeedback-comparison',
				role: 'region',
				'aria-label': label,
				tabIndex: 0,
			};
	return (
		<div { ...box }>
			<table>
				<caption className="screen-reader-text">{ label }</caption>
				<thead>
					<tr>
						<th scope="col">{ rowsTitle }</th>
						{ items.map( ( { key, title } ) => (
							<th key={ key } scope="col">
								{ title }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr
							key={ row.key }
							className={
								row.isCurrent ? 'is-current' : undefined
							}
						>
							<th scope="row">{ row.title }</th>
							{ items.map( ( { key } ) => (
								<td key={ key }>
									{ row.includedIn.includes( key ) ? (
										<>
											<Icon icon={ check } size={ 20 } />
											<VisuallyHidden as="span">
												{ __(
													'Included',
													'userfeedback'
												) }
											</VisuallyHidden>
										</>
									) : (
										<>
											<span aria-hidden="true">–</span>
											<VisuallyHidden as="span">
												{ __(
													'Not included',
													'userfeedback'
												) }
											</VisuallyHidden>
										</>
									) }
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
