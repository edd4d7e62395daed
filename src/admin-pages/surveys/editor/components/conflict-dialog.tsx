import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import { formatDateTimeInZone } from '@/lib/format';
import type { Conflict } from '@/stores/api-error';
import type { ConflictQuestion } from '../use-conflict';

/** Who saved, and when. */
function whatHappened( { isOwn, savedBy, savedAt }: Conflict ): string {
	const time = formatDateTimeInZone( savedAt );
	if ( isOwn ) {
		return sprintf(
			/* translators: %s: date and time. */
			__(
				'You saved this survey yourself in another tab or window on %s, after you had opened it here.',
				'userfeedback'
			),
			time
		);
	}
	if ( savedBy === '' ) {
		return sprintf(
			/* translators: %s: date and time. */
			__(
				'Somebody else saved this survey on %s, after you had opened it.',
				'userfeedback'
			),
			time
		);
	}
	return sprintf(
		/* translators: 1: name of a person, 2: date and time. */
		__(
			'%1$s saved this survey on %2$s, after you had opened it.',
			'userfeedback'
		),
		savedBy,
		time
	);
}

/** Asks how to resolve a conflict between two versions of a survey. Nothing is lost until the user decides. */
export function ConflictDialog( { conflict, decide }: ConflictQuestion ) {
	const keep = () => decide( 'keep' );
	return (
		<Dialog
			title={ __( 'This survey was saved elsewhere', 'userfeedback' ) }
			size="medium"
			onClose={ keep }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ keep }
					>
						{ __( 'Keep editing', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isDestructive
						onClick={ () => decide( 'overwrite' ) }
					>
						{ conflict.isOwn
							? __(
									'Overwrite the other version',
									'userfeedback'
								)
							: __( 'Overwrite their version', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => decide( 'load' ) }
					>
						{ conflict.isOwn
							? __( 'Load the other version', 'userfeedback' )
							: __( 'Load their version', 'userfeedback' ) }
					</Button>
				</>
			}
		>
			<div dir="auto">
				<p>{ whatHappened( conflict ) }</p>
				<ul>
					<li>
						{ conflict.isOwn
							? __(
									'Load the other version: what you typed here since your last save is lost.',
									'userfeedback'
								)
							: __(
									'Load their version: what you typed since your last save is lost.',
									'userfeedback'
								) }
					</li>
					<li>
						{ conflict.isOwn
							? __(
									'Overwrite it with this version: what you saved in the other one is lost.',
									'userfeedback'
								)
							: __(
									'Overwrite it with yours: what they saved is lost.',
									'userfeedback'
								) }
					</li>
				</ul>
			</div>
		</Dialog>
	);
}
