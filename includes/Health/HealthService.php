<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Access\Rights;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Failures;
use UserFeedback\Support\NotFound;

/**
 * The checks of all modules.
 *
 * @since 0.7.0
 */
final class HealthService {

	/** Seconds for a check that somebody waits for. */
	public const SECONDS = 5.0;

	/**
	 * @param Closure(): list<HealthCheck> $checks Of all modules.
	 */
	public function __construct(
		private readonly Closure $checks,
		private readonly Rights $rights
	) {}

	/**
	 * @return array<string, HealthCheck> By id.
	 */
	public function all(): array {
		$checks = [];
		foreach ( ( $this->checks )() as $check ) {
			$checks[ $check->id() ] = $check;
		}
		return $checks;
	}

	/**
	 * What a check finds. One that fails is a finding, too.
	 *
	 * @param float $seconds In which it should be done.
	 */
	public function run( HealthCheck $check, float $seconds = self::SECONDS ): Finding {
		try {
			return $check->run( $seconds );
		} catch ( Throwable $failure ) {
			Failures::log( $failure );
			return Finding::critical(
				__( 'UserFeedback could not check this', 'userfeedback' ),
				/* translators: %s: name of a check, for example: Counts of responses. */
				sprintf( __( '%s could not be checked.', 'userfeedback' ), $check->label() ),
				/* translators: %s: an error message. */
				sprintf( __( 'The reason was: %s', 'userfeedback' ), $failure->getMessage() )
			);
		}
	}

	/**
	 * The check with an id, for a user.
	 *
	 * @throws AccessDenied When the user may not manage the plugin.
	 * @throws NotFound     When there is none.
	 */
	public function find( string $id, int $userId ): HealthCheck {
		$this->rights->demand( $userId, Capability::MANAGE );
		return $this->all()[ $id ] ?? throw NotFound::healthCheck();
	}

	/**
	 * Repairs what a check finds.
	 *
	 * @param bool $isCli See RepairableCheck::repair().
	 * @throws AccessDenied When the user may not manage the plugin.
	 * @throws NotFound     When there is no such check, or it cannot repair anything.
	 * @throws Throwable    When it cannot be repaired.
	 */
	public function repair( string $id, int $userId, bool $isCli ): void {
		$check = $this->find( $id, $userId );
		$check instanceof RepairableCheck ? $check->repair( $userId, $isCli ) : throw NotFound::healthCheck();
	}
}
