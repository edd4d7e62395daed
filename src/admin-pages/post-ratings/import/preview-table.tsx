import { __, sprintf } from '@wordpress/i18n';
import { NOTHING, formatDecimal, formatNumber } from '@/lib/format';
import type { Preview } from '@/stores/rating-imports/types';

type Statistics = Preview[ 'items' ][ number ][ 'there' ];

interface PreviewTableProps {
	/** Of the plugin. */
	name: string;
	items: Preview[ 'items' ];
}

function FigureCells( { count, average }: Statistics ) {
	return (
		<>
			<td className="is-number">{ formatNumber( count ) }</td>
			<td className="is-number">
				{ average === null ? NOTHING : formatDecimal( average ) }
			</td>
		</>
	);
}

/** The posts with the most ratings: what the plugin shows, and what will be shown here. */
export function PreviewTable( { name, items }: PreviewTableProps ) {
	const caption = __( 'The posts with the most ratings', 'userfeedback' );
	const groups = [
		name,
		__( 'Here now', 'userfeedback' ),
		__( 'Here after the import', 'userfeedback' ),
	];
	return (
		<div
			className="userfeedback-import__scroll"
			role="region"
			aria-label={ caption }
			// Without a stop, the keyboard could not scroll it.
			tabIndex={ 0 }
		>
			<table className="userfeedback-import__table">
				<caption>{ caption }</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={ 2 } className="is-title">
							{ __( 'Post', 'userfeedback' ) }
						</th>
						{ groups.map( ( group ) => (
							<th
								key={ group }
								scope="colgroup"
								colSpan={ 2 }
								className="is-group"
							>
								{ group }
							</th>
						) ) }
					</tr>
					<tr>
						{ groups.map( ( group ) => [
							<th
								key={ `${ group } ratings` }
								scope="col"
								className="is-number"
							>
								{ __( 'Ratings', 'userfeedback' ) }
							</th>,
							<th
								key={ `${ group } average` }
								scope="col"
								className="is-number"
							>
								{ __( 'Average', 'userfeedback' ) }
							</th>,
						] ) }
					</tr>
				</thead>
				<tbody>
					{ items.map( ( { post_id: id, title, ...statistics } ) => (
						<tr key={ id }>
							<th scope="row" className="is-title">
								{ title === ''
									? sprintf(
											/* translators: %d: id of a post without a title. */
											__( 'Post %d', 'userfeedback' ),
											id
										)
									: title }
							</th>
							<FigureCells { ...statistics.there } />
							<FigureCells { ...statistics.here } />
							<FigureCells { ...statistics.after } />
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
