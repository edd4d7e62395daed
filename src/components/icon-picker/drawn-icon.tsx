import type { IconData } from '../../stores/icon-data';

interface DrawnIconProps {
	icon: IconData;
	/** Height in px. */
	size: number;
	color?: string | undefined;
}

/** A decorative icon beside a text with the same meaning. */
export function DrawnIcon( { icon, size, color }: DrawnIconProps ) {
	const [ width, height ] = icon.box;
	return (
		<svg
			className="userfeedback-drawn-icon"
			viewBox={ `0 0 ${ width } ${ height }` }
			height={ size }
			style={ { color } }
			aria-hidden="true"
			focusable="false"
		>
			<path fill="currentColor" d={ icon.path } />
		</svg>
	);
}
