<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\DayRange;

/**
 * Which responses of a survey are read, and in which order. All given conditions must hold. ResponseFilterRules checks filters that people send.
 *
 * @since 0.1.0
 */
final class ResponseFilter {

	/**
	 * @param DayRange|null $days        The site's local dates, both inclusive; null for all.
	 * @param bool          $newestFirst By time, see ListOrder; false for the oldest first.
	 * @param int|null      $pageId      Page on which the response was given (id in ufb_pages); null for any.
	 * @param string        $device      desktop, tablet or mobile; '' for any.
	 * @param string        $country     Two capital letters, ISO 3166-1; '' for any.
	 * @param string        $questionId  The question that $option or the scores are about.
	 * @param string        $option      OptionId of an option that was chosen; '' for any. People may name it by a label: see resolvedBy().
	 * @param int|null      $scoreMin    Least number that was chosen; null for no limit.
	 * @param int|null      $scoreMax    Greatest number that was chosen; null for no limit.
	 * @param string        $search      A part of a text, of a comment, of a name or of a chosen option; or the number of a response.
	 * @param string        $tag         A tag that the response has; '' for any.
	 * @param bool|null     $isTest      Only tests, or none of them; null for both.
	 * @param array<non-empty-list<string>> $found OptionIds by question: options whose labels contain the search, see resolvedBy().
	 * @param string         $language    Locale in which the survey was shown; '' for any (since 0.7.0).
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly ResponseStatus $status = ResponseStatus::Publish,
		public readonly ?DayRange $days = null,
		public readonly bool $newestFirst = true,
		public readonly ?int $pageId = null,
		public readonly string $device = '',
		public readonly string $country = '',
		public readonly string $questionId = '',
		public readonly string $option = '',
		public readonly ?int $scoreMin = null,
		public readonly ?int $scoreMax = null,
		public readonly string $search = '',
		public readonly string $tag = '',
		public readonly ?bool $isTest = null,
		public readonly array $found = [],
		public readonly string $language = ''
	) {}

	/**
	 * Whether it filters by more than status and days, which alone are counted without reading responses.
	 *
	 * @since 0.5.0
	 */
	public function readsResponses(): bool {
		return $this->pageId !== null || $this->isAboutAnAnswer() || $this->isTest !== null
			|| $this->device . $this->country . $this->search . $this->tag . $this->language !== '';
	}

	/**
	 * The same without what is found by reading responses.
	 *
	 * @since 0.7.0
	 */
	public function byKey(): self {
		return new self( $this->surveyId, $this->status, $this->days, $this->newestFirst );
	}

	/**
	 * The same in another status.
	 *
	 * @since 0.7.0
	 */
	public function withStatus( ResponseStatus $status ): self {
		return $this->with( [ 'status' => $status ] );
	}

	/**
	 * The same with ids for the labels that it names and searches for. ResponseFilterRules calls it.
	 *
	 * @since 0.7.0
	 *
	 * @param SurveyOptions $options Of the survey.
	 */
	public function resolvedBy( SurveyOptions $options ): self {
		return $this->with(
			[
				'option' => $this->option === '' ? '' : $options->ofQuestion( $this->questionId )->find( $this->option ) ?? $this->option,
				'found'  => $this->search === '' ? [] : $options->containing( $this->search ),
			]
		);
	}

	/**
	 * Whether it finds all that is held back, and filters by nothing else.
	 *
	 * @since 0.7.0
	 */
	public function isOnlyHeld(): bool {
		return $this->status === ResponseStatus::Held && $this->days === null && $this->questionId === '' && ! $this->readsResponses();
	}

	/**
	 * Whether it filters by anything.
	 *
	 * @since 0.5.0
	 */
	public function isNarrowed(): bool {
		return $this->status !== ResponseStatus::Publish || $this->days !== null || $this->readsResponses();
	}

	/**
	 * Whether it filters by an option or a score.
	 *
	 * @since 0.5.0
	 */
	public function isAboutAnAnswer(): bool {
		return $this->option !== '' || $this->isAboutAScore();
	}

	/**
	 * Whether it filters by a score.
	 *
	 * @since 0.5.0
	 */
	public function isAboutAScore(): bool {
		return $this->scoreMin !== null || $this->scoreMax !== null;
	}

	/**
	 * @param array<string, mixed> $values By name.
	 */
	private function with( array $values ): self {
		/** @var array<string, mixed> $all */
		$all = $values + get_object_vars( $this );
		/** @phpstan-ignore argument.type (the constructor's own parameters) */
		return new self( ...$all );
	}

	/**
	 * The number of the response that the search names: `17`, `#17` or, with the word in any language, `Response #17`. Null if it names none.
	 *
	 * @since 0.5.0
	 */
	public function searchedNumber(): ?int {
		// 15 digits fit into an integer.
		return preg_match( '/^(?:(?:\p{L}+\s+)?#\s?)?(\d{1,15})$/uD', $this->search, $found ) === 1 ? (int) $found[1] : null;
	}
}
