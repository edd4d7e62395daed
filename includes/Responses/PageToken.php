<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\VisitorToken;

/**
 * Checks the token of a visitor's page, which shows that a request comes from a page of this site with this survey.
 *
 * @since 0.1.0
 */
final class PageToken {

	public function __construct( private readonly VisitorToken $token ) {}

	/**
	 * The revision of the survey that the page shows.
	 *
	 * @param string $nonce  Token as the page sent it.
	 * @param string $action What the token was made for.
	 * @throws SubmissionRefused When it was not made here for this survey and action, or names a revision that does not exist yet.
	 */
	public function revision( Survey $survey, string $nonce, string $action ): int {
		$revision = $this->token->revision( $nonce, $survey->id, $action );
		if ( $revision === null || $revision > $survey->revision ) {
			throw SubmissionRefused::unknownPage();
		}
		return $revision;
	}

	/**
	 * The language in which the page shows the survey; '' for a survey in one language. Of a token that revision() accepts.
	 *
	 * @since 0.7.0
	 */
	public function locale( string $nonce ): string {
		return VisitorToken::locale( $nonce );
	}
}
