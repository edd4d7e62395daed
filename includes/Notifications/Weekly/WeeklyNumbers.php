<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;
use UserFeedback\Mail\Parts\Table;

/**
 * The numbers of a survey in an email. Of plain text each is one line.
 *
 * @since 0.7.0
 */
final class WeeklyNumbers implements Part {

	public function __construct( private readonly SurveyWeek $week ) {}

	public function text(): string {
		$lines = array_map(
			/* translators: 1: what was counted, 2: number, 3: change against the week before. */
			static fn ( array $row ) => sprintf( __( '%1$s: %2$s (%3$s)', 'userfeedback' ), ...$row ),
			NumberTexts::rows( $this->week )
		);
		return implode( "\n", $lines );
	}

	public function html( MailStyle $style ): string {
		$headings = [ __( 'Results', 'userfeedback' ), __( 'In the week', 'userfeedback' ), __( 'Change', 'userfeedback' ) ];
		return ( new Table( $headings, NumberTexts::rows( $this->week ) ) )->html( $style );
	}
}
