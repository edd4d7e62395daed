import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { LeaveDialog } from '@/components/leave-dialog';
import type { LeaveGuard } from '@/hooks/use-leave-guard';
import { store as surveysStore } from '@/stores/surveys';
import { useEditor } from '../context';

interface LeaveQuestionProps {
	guard: LeaveGuard;
	/** Called when the user leaves without saving. */
	onLeave: () => void;
}

/** Asks whether to save before the builder is left. */
export function LeaveQuestion( { guard, onLeave }: LeaveQuestionProps ) {
	const { survey, step, isSaving, saveAll } = useEditor();
	const registry = useRegistry();
	// The start step saves nothing.
	const canSave = ! step.isStart && ! isSaving;
	const lost = __(
		'What you changed in this survey since it was last saved will be lost.',
		'userfeedback'
	);
	return (
		<LeaveDialog
			guard={ guard }
			onLeave={ onLeave }
			save={
				canSave
					? async () => {
							const saved = await saveAll();
							return (
								saved !== undefined &&
								! registry
									.select( surveysStore )
									.hasUnsaved( saved.id )
							);
						}
					: undefined
			}
		>
			{ canSave && survey.status === 'publish'
				? `${ lost } ${ __(
						'This survey is published: if you save, visitors see your changes.',
						'userfeedback'
					) }`
				: lost }
		</LeaveDialog>
	);
}
