import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Banner } from '@/components/banner';
import { Card } from '@/components/card';
import { describeError } from '@/lib/describe-error';
import { store as importsStore } from '@/stores/imports';
import type { FileImport } from '@/survey-model';
import { percentOf, responsesText } from '../texts';

/** Announced now and then, not at each percent. */
function Milestones( { percent }: { percent: number } ) {
	const milestone = Math.floor( percent / 25 ) * 25;
	return (
		<Announced as="span" className="screen-reader-text" isSilentAtFirst>
			{ sprintf(
				/* translators: %d: percentage of the work that is done. */
				__( '%d%% done', 'userfeedback' ),
				milestone
			) }
		</Announced>
	);
}

/** A file that is being read, or whose responses are being stored. Follows the work while it is shown. */
export function ImportWork( { item }: { item: FileImport } ) {
	const { id, status, file_name: file, stored } = item;
	const error = useSelect(
		( select ) => select( importsStore ).getError( id ),
		[ id ]
	);
	const { followImport } = useDispatch( importsStore );
	useEffect( () => {
		void followImport( id );
	}, [ followImport, id ] );
	const isReading = status === 'reading';
	const percent = percentOf( item );
	const text =
		percent === undefined
			? __( 'Starting…', 'userfeedback' )
			: sprintf(
					/* translators: %d: percentage of the work that is done. */
					__( '%d%% done', 'userfeedback' ),
					percent
				);
	const title = isReading
		? __( 'Reading the file', 'userfeedback' )
		: __( 'Importing responses', 'userfeedback' );
	return (
		<>
			{ error && (
				<Banner
					status="error"
					actions={ [
						{
							label: __( 'Try again', 'userfeedback' ),
							onClick: () => void followImport( id ),
						},
					] }
				>
					{ describeError( error ) }
				</Banner>
			) }
			<Card title={ title }>
				<div className="userfeedback-import-work">
					<p className="userfeedback-imports__file" dir="auto">
						{ file }
					</p>
					<div className="userfeedback-import-work__bar">
						<progress
							aria-label={ title }
							aria-valuetext={ text }
							max={ 100 }
							{ ...( percent !== undefined && {
								value: percent,
							} ) }
						/>
						<span>{ text }</span>
					</div>
					{ percent !== undefined && (
						<Milestones percent={ percent } />
					) }
					{ ! isReading && (
						<p>
							{ sprintf(
								/* translators: %s: `1,129 responses`. */
								__( 'Stored so far: %s', 'userfeedback' ),
								responsesText( stored )
							) }
						</p>
					) }
					<p className="userfeedback-import-work__note">
						{ isReading
							? __(
									'You can leave this page: the file is read in the background. Nothing is stored before you have checked the columns.',
									'userfeedback'
								)
							: __(
									'You can leave this page: the import goes on in the background. The survey appears in the list once all responses are stored.',
									'userfeedback'
								) }
					</p>
				</div>
			</Card>
		</>
	);
}
