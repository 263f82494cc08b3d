package kingdoms

import "testing"

// Rule 8.3a, 8.3b, 8.3c, 8.3d, 8.3e, 8.3f, 8.3g, 8.3h, 8.3i: Muslim rounds, responses and army.
// Rule 8.4a, 8.4b, 8.4c, 8.4d, 8.4e: single cards in their hands.
// Rule ruling.K20, ruling.K49, ruling.K29, ruling.K30, ruling.K31, ruling.K32, ruling.K33, ruling.K34, ruling.K35, ruling.K36: rulings.
// Rule ruling.K54, ruling.K59: rulings.
func TestMuslims(t *testing.T) { script(t, "muslims") }
