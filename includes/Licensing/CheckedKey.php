<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * The text of a licence key and what came of looking at it.
 */
final class CheckedKey {

	/**
	 * @param string          $text As it was entered.
	 * @param string          $host The site that it was looked at for.
	 * @param LicenseKey|null $key  What it says; null unless the vendor has signed it.
	 */
	public function __construct(
		public readonly string $text,
		public readonly string $host,
		public readonly ?LicenseKey $key,
		public readonly ?KeyProblem $problem
	) {}

	/**
	 * What it is worth.
	 */
	public function license(): License {
		return new License(
			$this->text,
			$this->problem?->status() ?? LicenseStatus::Valid,
			$this->key->plan ?? Plan::Lite,
			$this->key?->expires
		);
	}
}
