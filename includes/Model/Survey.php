<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A survey as it is stored. Moments are in UTC.
 *
 * @since 0.1.0
 */
final class Survey {

	/** Types of surveys: any questions, or the Net Promoter Score with what belongs to it. */
	public const STANDARD = 'survey';
	public const NPS      = 'nps';

	public const DRAFT   = 'draft';
	public const PUBLISH = 'publish';
	public const TRASH   = 'trash';

	/** Answers given before the survey closed may arrive this late: visitors' browsers keep them for seven days. */
	public const LATE = '-7 days';

	/**
	 * @param int                    $id            0 before it is stored.
	 * @param string                 $type          survey or nps.
	 * @param string                 $status        draft, publish or trash.
	 * @param string                 $template      Key of the template it was made from, '' for none.
	 * @param list<Question>         $questions     In the order in which they are asked.
	 * @param array<string, mixed>   $settings      As stored: read it through its setting sections, which fill in what is missing.
	 * @param array<string, mixed>   $notifications As stored, like $settings.
	 * @param int                    $revision      Grows with every save.
	 * @param DateTimeImmutable|null $publishAt     When a published survey starts to show; null is at once.
	 * @param DateTimeImmutable|null $closedAt      When it was last taken from visitors; null while it is published, or when it never was.
	 * @param int                    $updatedBy     User who saved it last.
	 * @param string|null            $trashedFrom   Status before it went to the trash.
	 * @param string|null            $saveId        UUID that the client gave to the last save, if any: the same save sent again is known by it.
	 * @param string|null            $lastDay       Last day on which it shows, in the site's time zone, for example 2027-01-05; null while it is not
	 *                                              published, or without an end. Read it through OpenPeriod, because the run time may be locked.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $type,
		public readonly string $status,
		public readonly string $template,
		public readonly array $questions,
		public readonly array $settings,
		public readonly array $notifications,
		public readonly int $revision,
		public readonly ?DateTimeImmutable $publishAt,
		public readonly ?DateTimeImmutable $closedAt,
		public readonly DateTimeImmutable $createdAt,
		public readonly DateTimeImmutable $updatedAt,
		public readonly int $updatedBy,
		public readonly ?string $trashedFrom = null,
		public readonly ?string $saveId = null,
		public readonly ?string $lastDay = null
	) {}

	/**
	 * The same survey with some fields changed.
	 *
	 * @param mixed ...$changes Named as the constructor's parameters.
	 */
	public function with( mixed ...$changes ): self {
		// @phpstan-ignore argument.type (What a caller names wrongly or gives another type, PHP itself refuses.)
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/**
	 * Whether it is published and has started at a moment. Its run time may have ended, see OpenPeriod::isOpen().
	 */
	public function isOpen( DateTimeImmutable $now ): bool {
		return $this->status === self::PUBLISH && ( $this->publishAt === null || $this->publishAt <= $now );
	}

	/**
	 * Whether it was taken from visitors so recently that answers may still be on their way. A survey in the trash takes none.
	 */
	public function isClosing( DateTimeImmutable $now ): bool {
		return $this->status === self::DRAFT && $this->closedAt !== null && $this->closedAt >= $now->modify( self::LATE );
	}

	/**
	 * Name of the visitor's cookie that remembers this survey.
	 */
	public function cookieName(): string {
		return 'userfeedback-' . $this->id;
	}

	/**
	 * The question with an id, or null.
	 */
	public function question( string $id ): ?Question {
		foreach ( $this->questions as $question ) {
			if ( $question->id === $id ) {
				return $question;
			}
		}
		return null;
	}

	/**
	 * The questions as they are stored and sent.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function questionsToArray(): array {
		return array_map( static fn ( Question $question ) => $question->toArray(), $this->questions );
	}
}
