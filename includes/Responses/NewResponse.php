<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\ResponseStatus;

/**
 * A validated response that ResponseWriter can store.
 *
 * @since 0.1.0
 */
final class NewResponse {

	/**
	 * @param list<Answer>      $answers      At most one a question; at least one that is not skipped.
	 * @param DateTimeImmutable $at           When it was given, UTC; the site's local date of this moment is the day it is counted on.
	 * @param int               $revision     Revision of the survey that was answered.
	 * @param string|null       $submissionId UUID made by the client before its first try; the same one is stored once. Null for a random one.
	 * @param int               $pageId       See PageRepository::idOf(); 0 for no page.
	 * @param string            $ip           Address as it is to be stored; '' for none.
	 * @param bool              $isLate       Whether the survey was already closed when it was given.
	 * @param bool              $isTest       Whether it is a test by the owner: listed, but not counted.
	 * @param bool              $isPartial    Whether the visitor has not finished (since 0.4.0). The status is then Partial, or Spam.
	 * @param int|null          $seconds      How long the visitor took (since 0.5.0), see Duration; null if it is not known.
	 * @param string            $held         Why it is held back, as HeldBack::code() makes it; '' for any other status (since 0.6.0).
	 * @param string            $country      Code of two letters; '' if it is not known (since 0.7.0).
	 * @param string            $language     Locale in which the survey was shown; '' for a survey in one language (since 0.7.0).
	 */
	public function __construct(
		public readonly array $answers,
		public readonly DateTimeImmutable $at,
		public readonly int $revision,
		public readonly ?string $submissionId = null,
		public readonly ResponseStatus $status = ResponseStatus::Publish,
		public readonly int $pageId = 0,
		public readonly string $ip = '',
		public readonly Client $client = new Client(),
		public readonly bool $isLate = false,
		public readonly bool $isTest = false,
		public readonly bool $isPartial = false,
		public readonly ?int $seconds = null,
		public readonly string $held = '',
		public readonly string $country = '',
		public readonly string $language = ''
	) {}

	/**
	 * The same response as a test by the owner, or as none.
	 *
	 * @since 0.4.0
	 */
	public function asTest( bool $isTest ): self {
		// @phpstan-ignore argument.type (The types are those of the properties.)
		return new self( ...array_replace( get_object_vars( $this ), [ 'isTest' => $isTest ] ) );
	}
}
