interface Props {
	label: string | undefined;
	panelId: string;
	isMinimized: boolean;
	onToggle: () => void;
}

/** The tab on the popup's upper edge that minimizes and opens it; of a minimized popup it is all that is seen. */
export function Tab( { label, panelId, isMinimized, onToggle }: Props ) {
	return (
		<button
			className="tab"
			type="button"
			aria-expanded={ ! isMinimized }
			aria-controls={ panelId }
			onClick={ ( { currentTarget } ) => {
				// Not every browser focuses what is clicked; the focus must not stay in what is hidden.
				currentTarget.focus();
				onToggle();
			} }
		>
			<span>{ label }</span>
			<svg viewBox="0 0 16 16" aria-hidden>
				<path d="M3.5 6 8 10.5 12.5 6" />
			</svg>
		</button>
	);
}
