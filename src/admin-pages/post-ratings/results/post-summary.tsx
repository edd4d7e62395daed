import { ExternalLink, VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	formatDecimal,
	formatNumber,
	formatPercent,
} from '../../../components/format';
import { Stars } from '../../../components/stars';
import type { ListedRatings } from '../../../survey-model';

function countText( count: number ): string {
	return sprintf(
		/* translators: %s: number of ratings. */
		_n( '%s rating', '%s ratings', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/** How often each value was given, as a table with a bar in each row. */
function Distribution( {
	distribution,
}: Pick< ListedRatings, 'distribution' > ) {
	const total = distribution.reduce( ( sum, { count } ) => sum + count, 0 );
	return (
		<table className="userfeedback-rating-bars">
			<VisuallyHidden as="caption">
				{ __( 'Ratings by number of stars', 'userfeedback' ) }
			</VisuallyHidden>
			<VisuallyHidden as="thead">
				<tr>
					<th scope="col">{ __( 'Stars', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Ratings', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
				</tr>
			</VisuallyHidden>
			<tbody>
				{ distribution.map( ( { rating, count } ) => {
					const share = total > 0 ? count / total : 0;
					return (
						<tr key={ rating }>
							<th scope="row">
								{ sprintf(
									/* translators: %s: number of stars of a rating, 1 to 5. */
									_n(
										'%s star',
										'%s stars',
										rating,
										'userfeedback'
									),
									formatNumber( rating )
								) }
							</th>
							<td className="userfeedback-rating-bars__count">
								{ formatNumber( count ) }
							</td>
							<td className="userfeedback-rating-bars__share">
								<span dir="ltr">
									{ formatPercent( share ) }
								</span>
							</td>
							<td
								className="userfeedback-rating-bars__track"
								aria-hidden="true"
							>
								<span
									className="userfeedback-rating-bars__fill"
									style={ {
										inlineSize: `${ share * 100 }%`,
									} }
								/>
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}

/** The number, average and distribution of a post's ratings. */
export function PostSummary( { post, distribution }: ListedRatings ) {
	const { imported_ratings: imported, total_ratings: count } = post;
	return (
		<section
			className="userfeedback-card userfeedback-rating-summary"
			aria-label={ __( 'Average Rating', 'userfeedback' ) }
		>
			<div className="userfeedback-rating-summary__average">
				<span className="userfeedback-rating-summary__number">
					{ formatDecimal( post.average_rating ) }
				</span>
				<Stars value={ post.average_rating } label="" />
				<p>{ countText( count ) }</p>
				{ imported > 0 && (
					<p className="userfeedback-rating-summary__note">
						{ sprintf(
							/* translators: %s: number of ratings. */
							_n(
								'%s of them was imported from another plugin, which kept only the average.',
								'%s of them were imported from another plugin, which kept only their average.',
								imported,
								'userfeedback'
							),
							formatNumber( imported )
						) }
					</p>
				) }
				{ post.url !== '' && (
					<ExternalLink href={ post.url }>
						{ __( 'View post', 'userfeedback' ) }
					</ExternalLink>
				) }
			</div>
			<Distribution distribution={ distribution } />
		</section>
	);
}
