import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { bug, envelope, notAllowed, trash } from '@wordpress/icons';
import type { ComponentProps, ReactNode } from 'react';
import { Lock } from '@/components/lock';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import type { ResponseDetail } from '@/survey-model';
import { PrintButton } from '../components/print-button';
import { DeleteDialog } from '../responses/delete-dialog';
import { replyHref } from './reply';
import type { SingleChanges } from './use-single-changes';

interface ToolButtonProps {
	icon: ComponentProps< typeof Button >[ 'icon' ];
	isSending: boolean;
	isDestructive?: boolean;
	onClick: () => void;
	children: ReactNode;
}

/** A button for a change, after which it disappears. */
function ChangeButton( {
	icon,
	isSending,
	isDestructive = false,
	onClick,
	children,
}: ToolButtonProps ) {
	const ref = useRef< HTMLSpanElement >( null );
	useFocusHandover( ref );
	return (
		<span ref={ ref }>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				icon={ icon }
				isDestructive={ isDestructive }
				accessibleWhenDisabled
				disabled={ isSending }
				onClick={ onClick }
			>
				{ children }
			</Button>
		</span>
	);
}

interface ToolbarProps {
	response: ResponseDetail;
	changes: SingleChanges;
}

/** What can be done with a response. What brings it back is in the banner above it. */
export function Toolbar( { response, changes }: ToolbarProps ) {
	const { canChange, isLocked, isSending, change } = changes;
	const [ isAsking, setIsAsking ] = useState( false );
	const { status } = response;
	const isKept = status === 'publish' || status === 'partial';
	const href = replyHref( response );
	return (
		<div
			className="userfeedback-response__toolbar"
			role="group"
			aria-label={ __( 'Actions', 'userfeedback' ) }
		>
			{ href && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ envelope }
					href={ href }
				>
					{ __( 'Reply by email', 'userfeedback' ) }
				</Button>
			) }
			<PrintButton />
			{ canChange && isKept && ! response.is_test && (
				<ChangeButton
					icon={ bug }
					isSending={ isSending }
					onClick={ () => change( 'test' ) }
				>
					{ __( 'Mark as test', 'userfeedback' ) }
				</ChangeButton>
			) }
			{ canChange && status === 'publish' && (
				<ChangeButton
					icon={ notAllowed }
					isSending={ isSending }
					onClick={ () => change( 'spam' ) }
				>
					{ __( 'Mark as spam', 'userfeedback' ) }
				</ChangeButton>
			) }
			{ canChange && isKept && (
				<ChangeButton
					icon={ trash }
					isDestructive
					isSending={ isSending }
					onClick={ () => change( 'trash' ) }
				>
					{ __( 'Move to trash', 'userfeedback' ) }
				</ChangeButton>
			) }
			{ canChange && ! isKept && (
				<ChangeButton
					icon={ trash }
					isDestructive
					isSending={ isSending }
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Delete permanently', 'userfeedback' ) }
				</ChangeButton>
			) }
			{ isLocked && (
				<span className="userfeedback-response__locked">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						icon={ trash }
						disabled
					>
						{ __( 'Move to trash', 'userfeedback' ) }
					</Button>
					<Lock feature="response-changes" medium="response" />
				</span>
			) }
			{ isAsking && (
				<DeleteDialog
					items={ [ response ] }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => {
						setIsAsking( false );
						change( 'delete' );
					} }
				/>
			) }
		</div>
	);
}
