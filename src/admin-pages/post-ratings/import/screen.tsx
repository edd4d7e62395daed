import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useFeature } from '@/hooks/use-feature';
import { useResolution } from '@/hooks/use-resolution';
import { RATING_IMPORT } from '@/routes';
import { store as importsStore } from '@/stores/rating-imports';
import { RatingTabs } from '../components/rating-tabs';
import { SourceCard } from './source-card';
import './import.scss';

/** The plugins whose ratings were found, or why there are none. */
function Sources() {
	const sources = useSelect(
		( select ) => select( importsStore ).getSources(),
		[]
	);
	const { error, retry } = useResolution( importsStore, 'getSources', [] );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The ratings of other plugins could not be read',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( sources === undefined ) {
		return <Skeleton count={ 2 } shape="card" />;
	}
	if ( sources.length === 0 ) {
		return (
			<EmptyState
				title={ __(
					'No ratings of other plugins found',
					'userfeedback'
				) }
				action={
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ retry }
					>
						{ __( 'Look again', 'userfeedback' ) }
					</Button>
				}
			>
				{ __(
					'Ratings can be imported from WP-PostRatings, kk Star Ratings, Rate My Post and YASR. None of these plugins has stored ratings on this site.',
					'userfeedback'
				) }
			</EmptyState>
		);
	}
	return (
		<>
			<p className="userfeedback-import__intro">
				{ __(
					'Did visitors rate your posts with another plugin before? Import those ratings: their number, average and dates are kept. The other plugin need not be active, and nothing of it is changed.',
					'userfeedback'
				) }
			</p>
			{ sources.length > 1 && (
				<p className="userfeedback-import__intro">
					{ __(
						'If one of these plugins took over the ratings of another, import only one of them. Otherwise these ratings count twice.',
						'userfeedback'
					) }
				</p>
			) }
			{ sources.map( ( source ) => (
				<SourceCard key={ source.source } source={ source } />
			) ) }
		</>
	);
}

/** Imports ratings from other plugins. */
export function RatingImportScreen() {
	const { isAllowed } = useFeature( 'post-ratings' );
	return (
		<Page
			key="rating-import"
			title={ __( 'Post Ratings', 'userfeedback' ) }
			navigation={ <RatingTabs current={ RATING_IMPORT } /> }
		>
			<div className="userfeedback-import">
				<LockBlurb feature="post-ratings" medium="post-ratings-import">
					<p>
						{ __(
							'Import the ratings that visitors gave with WP-PostRatings, kk Star Ratings, Rate My Post or YASR, with their dates.',
							'userfeedback'
						) }
					</p>
				</LockBlurb>
				{ isAllowed && <Sources /> }
			</div>
		</Page>
	);
}
