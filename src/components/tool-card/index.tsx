import type { ReactNode } from 'react';
import './tool-card.scss';

interface ToolCardProps {
	/** The id of the heading, unique on the page. */
	id: string;
	/** The level of the heading; 2 if missing. */
	level?: 2 | 3;
	/** 48 × 48 pixels, decorative. */
	icon: ReactNode;
	title: string;
	/** What it is for; paragraphs. */
	children: ReactNode;
	/** Its status. */
	status?: ReactNode;
	/** The next step: a button, a link or a text. */
	action: ReactNode;
}

/** Something that can be installed or opened, such as an add-on. An item of ToolCards. */
export function ToolCard( {
	id,
	level = 2,
	icon,
	title,
	children,
	status,
	action,
}: ToolCardProps ) {
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<li className="userfeedback-tool" aria-labelledby={ id }>
			<div className="userfeedback-tool__about">
				<span className="userfeedback-tool__icon">{ icon }</span>
				<div className="userfeedback-tool__words">
					<Heading id={ id }>{ title }</Heading>
					{ children }
				</div>
			</div>
			<div className="userfeedback-tool__foot">
				{ status }
				<div className="userfeedback-tool__action">{ action }</div>
			</div>
		</li>
	);
}

/** Cards in two columns. */
export function ToolCards( { children }: { children: ReactNode } ) {
	return <ul className="userfeedback-tools">{ children }</ul>;
}
