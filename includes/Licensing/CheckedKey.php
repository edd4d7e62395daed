<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * The text of a license key and what came of looking at it.
 *
 * @since 0.1.0
 */
final class CheckedKey {

	/** The gravest of what is wrong with it. */
	public readonly ?KeyProblem $problem;

	/**
	 * @param string           $text     As it was entered.
	 * @param string           $host     The site that it was looked at for.
	 * @param LicenseKey|null  $key      What it says; null unless the vendor has signed it.
	 * @param list<KeyProblem> $problems All that is wrong with it, the gravest first.
	 */
	public function __construct(
		public readonly string $text,
		public readonly string $host,
		public readonly ?LicenseKey $key,
		private readonly array $problems
	) {
		$this->problem = $problems[0] ?? null;
	}

	/**
	 * What it is worth.
	 */
	public function license(): License {
		return new License(
			$this->text,
			$this->problem?->status() ?? LicenseStatus::Valid,
			$this->key->plan ?? Plan::Lite,
			$this->key?->expires,
			array_map( static fn ( KeyProblem $problem ) => $problem->status(), $this->problems )
		);
	}
}
