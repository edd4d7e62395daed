<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a summary of answers.
 *
 * @since 0.5.0
 */
interface Summariser {

	/**
	 * @param string             $title   Of the survey.
	 * @param AnswersInSummary   $answers At least one.
	 * @throws SummaryFailed When there is no summary that could be trusted.
	 */
	public function summarise( string $title, AnswersInSummary $answers ): Summary;
}
