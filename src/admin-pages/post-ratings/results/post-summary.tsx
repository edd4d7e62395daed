import { ExternalLink, VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDecimal, formatNumber, formatPercent } from '@/lib/format';
import { likedText } from '@/lib/liked-text';
import type { ListedRatings } from '@/survey-model';
import { AverageDrawing, ratingLabel } from './rating-stars';

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
	icon,
}: Pick< ListedRatings, 'distribution' | 'icon' > ) {
	// Thumbs offer two ratings; others are from the time of an earlier icon.
	const rows = distribution.filter(
		( { rating, count } ) =>
			count > 0 || icon.values.some( ( { value } ) => value === rating )
	);
	const total = distribution.reduce( ( sum, { count } ) => sum + count, 0 );
	return (
		<table className="userfeedback-rating-bars">
			<VisuallyHidden as="caption">
				{ __( 'How often each rating was given', 'userfeedback' ) }
			</VisuallyHidden>
			<VisuallyHidden as="thead">
				<tr>
					<th scope="col">{ __( 'Rating', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Count', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
				</tr>
			</VisuallyHidden>
			<tbody>
				{ rows.map( ( { rating, count } ) => {
					const share = total > 0 ? count / total : 0;
					return (
						<tr key={ rating }>
							<th scope="row">{ ratingLabel( icon, rating ) }</th>
							<td className="userfeedback-rating-bars__count">
								{ formatNumber( count ) }
							</td>
							<td className="userfeedback-rating-bars__share">
								<span dir="auto">
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
export function PostSummary( { post, distribution, icon }: ListedRatings ) {
	const {
		imported_ratings: imported,
		total_ratings: count,
		average_rating: average,
		liked_percent: liked,
	} = post;
	return (
		<section
			className="userfeedback-card userfeedback-rating-summary"
			aria-label={ __( 'Average Rating', 'userfeedback' ) }
		>
			<div className="userfeedback-rating-summary__average">
				<span className="userfeedback-rating-summary__number">
					{ liked === null
						? formatDecimal( average )
						: likedText( liked ) }
				</span>
				<AverageDrawing
					icon={ icon }
					average={ average }
					liked={ liked }
				/>
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
			<Distribution distribution={ distribution } icon={ icon } />
		</section>
	);
}
