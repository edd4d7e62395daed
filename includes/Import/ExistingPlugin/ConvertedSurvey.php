<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;

/**
 * A survey of the existing plugin as it becomes one of ours.
 *
 * @phpstan-import-type Problem from Problems
 * @since 0.7.0
 */
final class ConvertedSurvey {

	/** @var array<Question> By id of the existing plugin. */
	private readonly array $questions;

	/**
	 * @param Survey                 $survey    A draft that is not stored.
	 * @param string                 $status    draft, publish or trash: what it becomes at the end.
	 * @param DateTimeImmutable      $createdAt In UTC.
	 * @param DateTimeImmutable|null $publishAt In UTC; null for none.
	 * @param array<string>          $ids       Our ids of questions by those of the existing plugin.
	 * @param list<Problem>          $problems  What was changed or left out.
	 */
	public function __construct(
		public readonly SourceSurvey $source,
		public readonly Survey $survey,
		public readonly string $status,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?DateTimeImmutable $publishAt,
		array $ids,
		public readonly array $problems
	) {
		$this->questions = array_filter( array_map( $survey->question( ... ), $ids ) );
	}

	/**
	 * The question that one of the existing plugin became; null if it was left out, or never existed.
	 */
	public function question( string $sourceId ): ?Question {
		return $this->questions[ $sourceId ] ?? null;
	}

	/**
	 * When visitors could first see it: the day on which its impressions are counted.
	 */
	public function startedAt(): DateTimeImmutable {
		return $this->publishAt ?? $this->createdAt;
	}
}
