<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

use DateTimeImmutable;

/**
 * A licence as it stands now: the key and what it is worth.
 */
final class License {

	/**
	 * @param string                 $key     As it was entered; '' for none.
	 * @param Plan                   $plan    What the key is for, also while it does not count; Lite for none or an unreadable one.
	 * @param DateTimeImmutable|null $expires UTC; null when it does not expire or cannot be read.
	 */
	public function __construct(
		public readonly string $key,
		public readonly LicenseStatus $status,
		public readonly Plan $plan = Plan::Lite,
		public readonly ?DateTimeImmutable $expires = null
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
	 * As the screens and the ajax actions tell it.
	 *
	 * @return array{key: string, type: string, is_expired: bool, is_disabled: bool, is_invalid: bool}
	 */
	public function toArray(): array {
		return [
			'key'         => $this->key,
			'type'        => $this->plan === Plan::Lite ? '' : $this->plan->value,
			'is_expired'  => $this->status === LicenseStatus::Expired,
			'is_disabled' => $this->status === LicenseStatus::Disabled,
			'is_invalid'  => $this->status === LicenseStatus::Invalid,
		];
	}
}
