import { Button, VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber, formatPercent } from '@/lib/format';
import type { SurveyResults } from '@/survey-model';
import type { FunnelStep } from './drop-off-steps';
import { shortened, withLosses } from './drop-off-steps';
import { FoldedCard } from './folded-card';
import { PercentAxis, ShareBar } from './question/share-bar';
import './drop-off.scss';

function stepName( { step, title = '' }: FunnelStep ): string {
	switch ( step ) {
		case 'seen':
			return __( 'Saw the survey', 'userfeedback' );
		case 'started':
			return __( 'Started', 'userfeedback' );
		case 'reached':
			return title;
		case 'finished':
			return __( 'Finished', 'userfeedback' );
	}
}

/** How many visitors saw the survey, started it, reached each question and finished, and where they were lost. */
export function DropOff( { funnel }: Pick< SurveyResults, 'funnel' > ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const all = withLosses( funnel );
	const some = shortened( all );
	const title = __( 'Drop-off', 'userfeedback' );
	const hasStarts = funnel.some(
		( { step, count } ) => step === 'started' && count > 0
	);
	if ( ! hasStarts ) {
		return (
			<FoldedCard
				title={ title }
				hint={ __(
					'No visits were counted in this range',
					'userfeedback'
				) }
			>
				<p>
					{ __(
						'No visits were counted in this range. Imported responses have no visits.',
						'userfeedback'
					) }
				</p>
			</FoldedCard>
		);
	}
	return (
		<Card title={ title }>
			<div className="userfeedback-drop-off">
				<table className="userfeedback-bars has-long-labels">
					<VisuallyHidden as="caption">
						{ __(
							'Visitors who came to each step of the survey',
							'userfeedback'
						) }
					</VisuallyHidden>
					<VisuallyHidden as="thead">
						<tr>
							<th scope="col">
								{ __( 'Step', 'userfeedback' ) }
							</th>
							<th scope="col">
								{ __( 'Visitors', 'userfeedback' ) }
							</th>
							<th scope="col">
								{ __(
									'Share of visitors who started',
									'userfeedback'
								) }
							</th>
							<th scope="col">
								{ __( 'Lost', 'userfeedback' ) }
							</th>
						</tr>
					</VisuallyHidden>
					<tbody>
						{ ( isOpen ? all : some ).map( ( step ) => (
							<tr
								key={ `${ step.step } ${ step.question_id ?? '' }` }
								className={ `is-${ step.step }` }
							>
								<th scope="row">
									{ step.number !== undefined && (
										<span className="userfeedback-drop-off__number">
											{ formatNumber( step.number ) }
										</span>
									) }
									<span
										className="userfeedback-drop-off__name"
										dir="auto"
										title={ step.title }
									>
										{ stepName( step ) }
									</span>
									<Seen step={ step } />
								</th>
								<td className="userfeedback-bars__count">
									{ formatNumber( step.count ) }
								</td>
								<td className="userfeedback-bars__share">
									{ step.share !== undefined &&
										formatPercent( step.share ) }
								</td>
								<td className="userfeedback-drop-off__lost">
									{ step.lost > 0 && (
										<span dir="auto">
											{ sprintf(
												/* translators: 1: number of visitors who left, 2: their share in percent of those who came to the step before. */
												__(
													'−%1$s (%2$s)',
													'userfeedback'
												),
												formatNumber( step.lost ),
												formatPercent( step.lostShare )
											) }
										</span>
									) }
									{ step.isLargestLoss && (
										<strong>
											{ __(
												'Largest loss',
												'userfeedback'
											) }
										</strong>
									) }
								</td>
								<td
									className="userfeedback-bars__track"
									aria-hidden="true"
								>
									{ step.share !== undefined && (
										<ShareBar share={ step.share } />
									) }
								</td>
							</tr>
						) ) }
					</tbody>
					<PercentAxis />
				</table>
				{ some.length < all.length && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						aria-expanded={ isOpen }
						onClick={ () => setIsOpen( ! isOpen ) }
					>
						{ isOpen
							? __( 'Show the main steps', 'userfeedback' )
							: sprintf(
									/* translators: %s: number of steps. */
									__( 'Show all %s steps', 'userfeedback' ),
									formatNumber( all.length )
								) }
					</Button>
				) }
			</div>
		</Card>
	);
}

/** How many were asked a question and answered it, where logic led others past it. */
function Seen( { step: { count, saw, answered } }: { step: FunnelStep } ) {
	if ( saw === undefined || answered === undefined || saw === count ) {
		return null;
	}
	return (
		<span className="userfeedback-drop-off__seen">
			{ sprintf(
				/* translators: 1: number of visitors who were asked a question, 2: number of visitors who answered it. */
				__( '%1$s saw it, %2$s answered', 'userfeedback' ),
				formatNumber( saw ),
				formatNumber( answered )
			) }
		</span>
	);
}
