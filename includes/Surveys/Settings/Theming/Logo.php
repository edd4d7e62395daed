<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The logo in the footer of the widget, shown if `show_logo` is true and `logo_type` is not none.
 *
 * Whether a new image is from the media library is checked by ImageSources, which knows the stored one.
 *
 * @since 0.3.0
 */
final class Logo extends SettingPart {

	private const CUSTOM = 'custom';

	public function schemas(): array {
		return [
			'show_logo'   => JsonSchema::YES_NO,
			'logo_type'   => JsonSchema::word( [ 'userfeedback', 'none', self::CUSTOM ] ),
			'custom_logo' => [
				'type'        => 'string',
				'format'      => 'library-image',
				'maxLength'   => 2000,
				'pattern'     => '^(https?://.+)?$(?!\n)',
				'description' => 'URL of an image of the media library; empty for none.',
			],
		];
	}

	public function defaults(): array {
		return [
			'show_logo'   => true,
			'logo_type'   => 'userfeedback',
			'custom_logo' => '',
		];
	}

	/**
	 * @param array<mixed> $group
	 * @return list<FieldError>
	 */
	public function errors( array $group ): array {
		return Cast::at( $group, 'logo_type' ) === self::CUSTOM && Cast::at( $group, 'custom_logo' ) === ''
			? [ new FieldError( 'custom_logo', 'required', __( 'You must select a custom logo.', 'userfeedback' ) ) ]
			: [];
	}

	public function features(): array {
		return array_fill_keys( array_keys( $this->schemas() ), Feature::Logo );
	}
}
