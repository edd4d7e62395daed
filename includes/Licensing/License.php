<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A license as it stands now: the key and what it is worth.
 *
 * @since 0.1.0
 */
final class License {

	/** The order in which problems are reported: those that owners can solve themselves come first. */
	private const SHOWN_ORDER = [ LicenseStatus::Expired, LicenseStatus::Disabled, LicenseStatus::Invalid ];

	/**
	 * @param string                 $key     As it was entered; '' for none.
	 * @param LicenseStatus          $status  What it is worth: of several faults the gravest.
	 * @param Plan                   $plan    What the key is for, also while it does not count; Lite for none or an unreadable one.
	 * @param DateTimeImmutable|null $expires UTC; null when it does not expire or cannot be read.
	 * @param list<LicenseStatus>    $faults  All that is wrong with it; the status alone where nothing is said.
	 */
	public function __construct(
		public readonly string $key,
		public readonly LicenseStatus $status,
		public readonly Plan $plan = Plan::Lite,
		public readonly ?DateTimeImmutable $expires = null,
		private readonly array $faults = []
	) {}

	/**
	 * No key at all.
	 */
	public static function none(): self {
		return new self( '', LicenseStatus::None );
	}

	/**
	 * Whether there is a key, whatever it is worth.
	 */
	public function isStored(): bool {
		return $this->status !== LicenseStatus::None;
	}

	public function isValid(): bool {
		return $this->status === LicenseStatus::Valid;
	}

	/**
	 * The plan whose stored settings go on working: after it has expired nothing new may be set, but visitors see no difference.
	 *
	 * @since 0.3.0
	 */
	public function keptPlan(): Plan {
		return $this->isValid() || $this->status === LicenseStatus::Expired ? $this->plan : Plan::Lite;
	}

	/**
	 * The status as reported to owners. What the site may do is decided by the status alone.
	 */
	public function shownStatus(): LicenseStatus {
		foreach ( self::SHOWN_ORDER as $fault ) {
			if ( $this->has( $fault ) ) {
				return $fault;
			}
		}
		return $this->status;
	}

	/**
	 * This one, unless only the other counts, or this is none at all.
	 */
	public function orElse( ?self $other ): self {
		return $other !== null && ! $this->isValid() && ( $other->isValid() || ! $this->isStored() ) ? $other : $this;
	}

	/**
	 * As the screens and the ajax actions tell it.
	 *
	 * @return array{key: string, type: string, is_expired: bool, is_disabled: bool, is_invalid: bool}
	 */
	public function toArray(): array {
		return [
			'key'         => $this->key,
			'type'        => $this->plan === Plan::Lite ? '' : $this->plan->value,
			'is_expired'  => $this->has( LicenseStatus::Expired ),
			'is_disabled' => $this->has( LicenseStatus::Disabled ),
			'is_invalid'  => $this->has( LicenseStatus::Invalid ),
		];
	}

	private function has( LicenseStatus $fault ): bool {
		return $this->status === $fault || in_array( $fault, $this->faults, true );
	}
}
