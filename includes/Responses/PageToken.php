<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Model\Survey;
use UserFeedback\Support\VisitorToken;

/**
 * Judges the token that a visitor's page sends along: what shows that a request comes from a page of ours with this survey.
 */
final class PageToken {

	public function __construct( private readonly VisitorToken $token ) {}

	/**
	 * The revision of the survey that the page shows.
	 *
	 * @param string $nonce  As the page sent it.
	 * @param string $action What it was made for.
	 * @throws SubmissionRefused When it is not one of ours for this survey and action, or of a revision that does not exist yet.
	 */
	public function revision( Survey $survey, string $nonce, string $action ): int {
		$revision = $this->token->revision( $nonce, $survey->id, $action );
		if ( $revision === null || $revision > $survey->revision ) {
			throw SubmissionRefused::unknownPage();
		}
		return $revision;
	}
}
