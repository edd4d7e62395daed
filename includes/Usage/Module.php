<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\OutgoingRequest;

/**
 * Usage tracking: what the vendor learns of sites whose owners have opted in.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( UsageServer::class, static fn () => UsageServer::configured() );
	}

	public function jobHandlers(): array {
		return [ UsageJob::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( UsagePlan::class )->queue() ];
	}

	public function settingFields(): array {
		return [ new UsageSettings() ];
	}

	public function connections(): array {
		return [
			new OutgoingRequest(
				'usage',
				__( 'Usage tracking', 'userfeedback' ),
				__( 'This site sends versions and counts to the maker of UserFeedback once a week, if you allow it above.', 'userfeedback' ),
				UsageSettings::isAllowed() && $this->container->get( UsageServer::class )->address() !== ''
			),
		];
	}

	public function uninstall(): void {
		delete_option( UsagePlan::OPTION );
	}
}
