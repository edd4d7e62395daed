<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * The templates of this site, in order: the core's, then those of add-ons.
 *
 * @since 0.1.0
 */
final class TemplateCatalogue {

	/**
	 * @param Closure(): list<Template> $ofAddOns Called only when templates are listed.
	 */
	public function __construct( private readonly Closure $ofAddOns ) {}

	/**
	 * All templates, with texts in the user's language.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		return [
			new Template(
				'blank',
				__( 'Blank Survey', 'userfeedback' ),
				__( 'Start from scratch and write your own questions.', 'userfeedback' ),
				[]
			),
			...( $this->ofAddOns )(),
		];
	}
}
